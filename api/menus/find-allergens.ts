import { batched } from '../core/batched.ts';
import type { Allergen } from './allergen.ts';

/** What dishes contain now, those taken off the menu among them; batched. */
export const allergensOf = batched(async (ctx, dishIds) => {
  const dishes = await ctx.sql.rows<{ id: string; allergens: Allergen[] }>(
    'select id, allergens from dishes where id = any($1::uuid[])',
    [dishIds],
  );
  return new Map(dishes.map(({ id, allergens }) => [id, allergens]));
});
