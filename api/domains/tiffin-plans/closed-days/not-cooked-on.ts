import { weekdayOf } from '../../../../schema/rules/days.ts';
import { batched } from '../../../core/operation/batched.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { type Given, query } from '../../../core/query/query.ts';
import type { Mealtime } from '../../mealtimes/mealtime.ts';
import { MealtimePlan } from '../../mealtimes/mealtime-plan.ts';
import { CutOffPassed } from '../../orders/placing/order-placing-problems.ts';
import type { TiffinPlanRow } from '../plan-rows.ts';

const mealsQuery = query(
  { MealtimePlan },
  (from, { supplierIds }: Given<{ supplierIds: readonly string[] }>) =>
    from
      .selectFrom('MealtimePlan as p')
      .where(p => p('p.supplierId', '=', p.fn.any(supplierIds)))
      .select(['p.supplierId', 'p.weekday', 'p.mealtime']),
);

const mealsOf = batched(async (ctx, supplierIds) =>
  Map.groupBy(await mealsQuery.all(ctx.sql, { supplierIds }), meal => meal.supplierId),
);

/** Says of a day that its kitchen does not cook a meal on its weekday, as the order of that day will. */
type NotCookedOn = (day: string) => CutOffPassed | undefined;

/** By the meals that a kitchen cooks in a week. */
export const notCookedBy = (
  meals: readonly Pick<MealtimePlan, 'weekday' | 'mealtime'>[],
  mealtime: Mealtime,
): NotCookedOn => {
  const weekdays = new Set(meals.filter(meal => meal.mealtime === mealtime).map(({ weekday }) => weekday));
  return day => (weekdays.has(weekdayOf(day)) ? undefined : new CutOffPassed(null));
};

/** Loads the meals of a plan's kitchen; batched. */
export const notCookedOn = async (
  ctx: Ctx,
  { supplierId, mealtime }: Pick<TiffinPlanRow, 'supplierId' | 'mealtime'>,
): Promise<NotCookedOn> => notCookedBy((await mealsOf(ctx, supplierId)) ?? [], mealtime);
