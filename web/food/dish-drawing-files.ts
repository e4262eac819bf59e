import type { DishDrawing } from '../../schema/dish-drawings.ts';

const files = import.meta.glob<string>('./drawings/*.svg', { eager: true, query: '?url', import: 'default' });

/** The address of a drawing. */
export const fileOf = (drawing: DishDrawing): string => files[`./drawings/${drawing}.svg`]!;
