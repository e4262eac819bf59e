import { firstMealOf } from '../../../../schema/rules/cooked-then.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import type { MealWindow } from '../../mealtimes/meal-window.ts';
import type { DishRow } from '../../menus/dish-columns.ts';
import { mealMenusOf } from '../../menus/meal-menus/find-meal-menus.ts';
import { mealWindowsOf } from '../../suppliers/find-meal-windows.ts';

/** Finds the next meal that has plates left for some dishes and cooks them all; null when there is none. */
export const nextMealOf = async (
  ctx: Ctx,
  supplierId: string,
  dishes: readonly DishRow[],
  plates: number,
): Promise<MealWindow | null> => {
  const [windows, menus] = await Promise.all([mealWindowsOf(ctx, supplierId), mealMenusOf(ctx, supplierId)]);
  return (
    firstMealOf(
      dishes,
      (windows ?? []).filter(
        ({ platesLeft, serviceDate }) =>
          platesLeft >= plates && dishes.every(dish => dish.soldOutOn !== serviceDate),
      ),
      menus ?? [],
    ) ?? null
  );
};
