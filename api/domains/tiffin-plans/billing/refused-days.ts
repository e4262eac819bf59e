import { daysBetween, weekdayOf } from '../../../../schema/rules/days.ts';
import type { Work } from '../../../core/operation/operation.ts';
import { Closure } from '../../mealtimes/closure.ts';
import type { Mealtime } from '../../mealtimes/mealtime.ts';
import { MealtimePlan } from '../../mealtimes/mealtime-plan.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import { closedBy } from '../closed-days/closed-on.ts';
import { notCookedBy } from '../closed-days/not-cooked-on.ts';
import type { TiffinPlan } from '../tiffin-plan.ts';

/** Returns for a plan whether its kitchen would refuse the order of a day. */
export type RefusedDays = (plan: Pick<TiffinPlan, 'mealtime'>) => (serviceDate: string) => boolean;

/**
 * Days to come, from a calendar day on, on which a kitchen is known to refuse orders. A kitchen that is not listed refuses
 * all, unless it is on a break, which ends. Read within the transaction.
 */
export const refusedDays = async ({ em }: Work, supplierId: string, since: string): Promise<RefusedDays> => {
  const { isActive, suspendedAt, pausedUntil } = await em.findOneOrFail(Supplier, { id: supplierId });
  if (suspendedAt || (!isActive && !pausedUntil)) return () => () => true;
  const meals = await em.find(MealtimePlan, { supplierId });
  const closures = await em.find(Closure, { supplierId, lastDay: { $gte: since } });
  const closed = closedBy(closures, pausedUntil);
  const isOutlasted = (day: string, mealtime: Mealtime): boolean => {
    const meal = meals.find(each => each.mealtime === mealtime && each.weekday === weekdayOf(day));
    return Boolean(meal && pausedUntil && endsAfterCutOff(pausedUntil, day, meal));
  };
  return ({ mealtime }) => {
    const notCooked = notCookedBy(meals, mealtime);
    return day => Boolean(notCooked(day) ?? closed(day)) || isOutlasted(day, mealtime);
  };
};

const minutesOfDay = 1440;

/** Whether a break ends no earlier than the cut-off of a day, whose order it refuses until then. */
const endsAfterCutOff = (
  pausedUntil: string,
  day: string,
  { cutOffMinutes }: Pick<MealtimePlan, 'cutOffMinutes'>,
): boolean => daysBetween(pausedUntil, day) * minutesOfDay + cutOffMinutes <= 0;
