import { daysAfter } from '../../../../schema/rules/days.ts';
import { planDaysFrom } from '../../../../schema/rules/tiffin-days.ts';
import type { Work } from '../../../core/operation/operation.ts';
import { type Given, query } from '../../../core/query/query.ts';
import type { Cents } from '../../../core/values/money.ts';
import { Order } from '../../orders/order.ts';
import { OrderPaymentStatus } from '../../orders/order-enums.ts';
import { OrderStatus } from '../../orders/order-status.ts';
import type { TiffinBillLine } from '../../payments/bills/tiffin-bill-line.ts';
import { mealOfPlanDay } from '../meal-of-plan-day.ts';
import { todayOfKitchen } from '../planning/lock-tiffin-plan.ts';
import { awaitsConsentOn } from '../prices/plan-prices.ts';
import { runningOn } from '../running-plans.ts';
import { TiffinPlan } from '../tiffin-plan.ts';
import { TiffinDayStatus, TiffinPlanDay } from '../tiffin-plan-day.ts';
import { refusedDays } from './refused-days.ts';

const { PLANNED, PLACING } = TiffinDayStatus;

/** A customer's plans from one kitchen: who pays whom. */
export interface Parties {
  customerId: string;
  supplierId: string;
}

/** Returns whether a day of a plan costs more by now than what its customer agreed to for it alone. */
export type DearerDays = (planId: string, serviceDate: string) => boolean;

/** First and last day of a week. */
export const weekFrom = (weekStartsOn: string) => ({
  since: weekStartsOn,
  until: daysAfter(weekStartsOn, 6),
});

/** Days of the plans with a row: those of the week, and those of any week whose order is unpaid. */
const daysQuery = query(
  { TiffinPlan, TiffinPlanDay, Order },
  (from, { customerId, supplierId, since, until }: Given<Parties & { since: string; until: string }>) =>
    from
      .selectFrom('TiffinPlanDay as day')
      .innerJoin('TiffinPlan as plan', 'plan.id', 'day.planId')
      .leftJoin('Order as o', join =>
        join
          .onRef('o.id', '=', 'day.orderId')
          .on('o.paymentStatus', '=', OrderPaymentStatus.DUE)
          .on('o.status', '<>', OrderStatus.CANCELED),
      )
      .where('plan.customerId', '=', customerId)
      .where('plan.supplierId', '=', supplierId)
      .where(day =>
        day.or([
          day('o.id', 'is not', null),
          day.and([day('day.serviceDate', '>=', since), day('day.serviceDate', '<=', until)]),
        ]),
      )
      .select(['day.planId', 'day.serviceDate', 'day.status', 'plan.mealtime'])
      .select(['day.lines', 'day.totalCents', 'day.portions', 'day.deliveryAddress'])
      .select(['o.orderNumber', 'o.totalCents as orderCents']),
);

const unpaidOrders = (days: Awaited<ReturnType<typeof daysQuery.all>>): TiffinBillLine[] =>
  days.flatMap(({ planId, serviceDate, mealtime, orderNumber, orderCents }) =>
    orderNumber === null || orderCents === null
      ? []
      : { planId, serviceDate, mealtime, orderNumber, cents: orderCents },
  );

/**
 * Meals that the bill of a week covers: every unpaid order, and the days of running plans in the week that are still to
 * be ordered, for the price that was agreed for them. Days that wait for something, or will, are billed once they are
 * ordered. All days are read in one statement, so that a day which is being ordered counts once.
 */
export const weekLines = async (
  work: Work,
  parties: Parties,
  weekStartsOn: string,
  isDearer: DearerDays,
): Promise<TiffinBillLine[]> => {
  const { em, sql } = work;
  await em.flush();
  const days = await daysQuery.all(sql, { ...parties, ...weekFrom(weekStartsOn) });
  const refusedOf = await refusedDays(work, parties.supplierId, weekStartsOn);
  const today = await todayOfKitchen(work, parties.supplierId);
  const plans = await em.find(TiffinPlan, { ...parties, ...runningOn(today) });
  const stored = new Map(days.map(day => [`${day.planId} ${day.serviceDate}`, day]));
  const planned = plans.flatMap(plan => {
    const isRefused = refusedOf(plan);
    return planDaysFrom(plan, weekStartsOn, 7, 7).flatMap((serviceDate): TiffinBillLine[] => {
      const day = stored.get(`${plan.id} ${serviceDate}`);
      if (day && day.status !== PLANNED && day.status !== PLACING) return [];
      if (isRefused(serviceDate)) return [];
      const waits = day?.lines ? isDearer(plan.id, serviceDate) : awaitsConsentOn(plan, serviceDate);
      if (waits) return [];
      const { totalCents } = mealOfPlanDay(plan, serviceDate, day);
      return [
        { planId: plan.id, serviceDate, mealtime: plan.mealtime, orderNumber: null, cents: totalCents },
      ];
    });
  });
  return [...unpaidOrders(days), ...planned].sort((one, other) =>
    one.serviceDate < other.serviceDate ? -1 : one.serviceDate > other.serviceDate ? 1 : 0,
  );
};

export const sumOf = (lines: readonly TiffinBillLine[]): Cents =>
  lines.reduce((sum, { cents }) => sum + cents, 0);
