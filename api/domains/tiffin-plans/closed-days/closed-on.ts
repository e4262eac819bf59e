import { daysBetween, weekdayOf } from '../../../../schema/rules/days.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { closuresOf } from '../../cooking/find-closures.ts';
import type { Closure } from '../../mealtimes/closure.ts';
import type { Mealtime } from '../../mealtimes/mealtime.ts';
import type { Supplier } from '../../suppliers/supplier.ts';
import { supplierOf } from '../../suppliers/supplier-by-id.ts';
import type { TiffinPlanRow } from '../plan-rows.ts';
import { DayClosed } from '../tiffin-plan-problems.ts';
import { type CookedMeal, cookedMealsOf } from './cooked-meals.ts';

/** Says of a day why its kitchen does not cook on it; undefined when it does, or may. */
export type ClosedOn = (day: string) => DayClosed | undefined;

const minutesOfDay = 1440;

/** What closes days of a kitchen for a meal. */
interface Closing {
  closures: readonly Pick<Closure, 'firstDay' | 'lastDay' | 'reason'>[];
  pausedUntil: Supplier['pausedUntil'];
  meals: readonly CookedMeal[];
  mealtime: Mealtime;
}

/** By the closures of a kitchen, and by its break, in which the cut-off of a day after it may pass. */
export const closedBy =
  ({ closures, pausedUntil, meals, mealtime }: Closing): ClosedOn =>
  day => {
    const closure = closures.find(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);
    if (closure) return new DayClosed(closure.reason);
    if (!pausedUntil) return undefined;
    const weekday = weekdayOf(day);
    const meal = meals.find(each => each.mealtime === mealtime && each.weekday === weekday);
    const cutOffMinutes = daysBetween(pausedUntil, day) * minutesOfDay + (meal?.cutOffMinutes ?? 0);
    return day < pausedUntil || (meal && cutOffMinutes <= 0) ? new DayClosed(null) : undefined;
  };

/** Loads the closures, the meals and the pause of a plan's kitchen; batched. */
export const closedOn = async (
  ctx: Ctx,
  { supplierId, mealtime }: Pick<TiffinPlanRow, 'supplierId' | 'mealtime'>,
): Promise<ClosedOn> => {
  const [closures, meals, supplier] = await Promise.all([
    closuresOf(ctx, supplierId),
    cookedMealsOf(ctx, supplierId),
    supplierOf(ctx, supplierId),
  ]);
  return closedBy({
    closures: closures ?? [],
    pausedUntil: supplier?.pausedUntil,
    meals: meals ?? [],
    mealtime,
  });
};
