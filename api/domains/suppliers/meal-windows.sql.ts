import { type Expression, sql } from 'kysely';
import type { MealWindow } from '../mealtimes/meal-window.ts';

interface PlannedWindow extends MealWindow {
  /** Whether a dish on sale is cooked for it; customers see no others. */
  isCooked: boolean;
}

/**
 * The meals that a kitchen plans from one day to another, with the plates that are left, as a table. A function of the
 * database, because statements of several domains join it beside each kitchen they find.
 */
export const mealWindows = (
  supplierId: Expression<string>,
  firstDay: Expression<string>,
  lastDay: Expression<string>,
) => sql<PlannedWindow>`meal_windows(${supplierId}::uuid, (${firstDay})::date, (${lastDay})::date)`;
