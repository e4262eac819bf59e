import { type Expression, sql } from 'kysely';
import type { MealWindow } from '../mealtimes/meal-window.ts';

/**
 * The meals that a kitchen cooks from one day to another, with the plates that are left, as a table. A function of the
 * database, because statements of several domains join it beside each kitchen they find.
 */
export const mealWindows = (
  supplierId: Expression<string>,
  firstDay: Expression<string>,
  lastDay: Expression<string>,
) => sql<MealWindow>`meal_windows(${supplierId}::uuid, (${firstDay})::date, (${lastDay})::date)`;
