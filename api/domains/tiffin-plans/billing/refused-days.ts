import type { Work } from '../../../core/operation/operation.ts';
import { Closure } from '../../mealtimes/closure.ts';
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
  return ({ mealtime }) => {
    const notCooked = notCookedBy(meals, mealtime);
    const closed = closedBy({ closures, pausedUntil, meals, mealtime });
    return day => Boolean(notCooked(day) ?? closed(day));
  };
};
