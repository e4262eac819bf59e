import { LockMode } from '@mikro-orm/core';
import { tiffinCalendarDays } from '../../../../schema/constants.ts';
import { daysBetween } from '../../../../schema/rules/days.ts';
import { isPlanDay } from '../../../../schema/rules/tiffin-days.ts';
import type { Work } from '../../../core/operation/operation.ts';
import type { Problem } from '../../../core/operation/problem.ts';
import { cancelForCustomer } from '../../orders/canceling/cancel-for-customer.ts';
import { Order } from '../../orders/order.ts';
import { OrderStatus } from '../../orders/order-status.ts';
import type { TiffinPlan } from '../tiffin-plan.ts';
import { TiffinDayStatus, TiffinPlanDay } from '../tiffin-plan-day.ts';
import { DayIsBeingOrdered, NotAPlanDay } from '../tiffin-plan-problems.ts';

/**
 * Whether a day of a plan can still change: not over, and not further ahead than the calendar shows. One that is
 * ordered stays in it when the plan no longer has its weekday; `day` is its row.
 */
export const isInCalendar = (
  plan: TiffinPlan,
  today: string,
  serviceDate: string,
  day: TiffinPlanDay | null,
): boolean => {
  const ahead = daysBetween(today, serviceDate);
  return (
    ahead >= 0 &&
    ahead < tiffinCalendarDays &&
    (day?.status === TiffinDayStatus.ORDERED || isPlanDay(plan, serviceDate))
  );
};

/** Cancels the order of a day while its customer may. */
export const cancelOrderOf = async (work: Work, day: TiffinPlanDay): Promise<Problem | undefined> => {
  const lockMode = LockMode.PESSIMISTIC_WRITE;
  const order = await work.em.findOneOrFail(Order, { id: day.orderId! }, { lockMode });
  return order.status === OrderStatus.CANCELED ? undefined : cancelForCustomer(work, order, null);
};

/** Skips a day of a locked plan and cancels its order, if it has one that can still be canceled; `day` is its row. */
export const skipDay = async (
  work: Work,
  plan: TiffinPlan,
  serviceDate: string,
  day: TiffinPlanDay | null,
): Promise<Problem | undefined> => {
  if (!day) {
    work.em.create(TiffinPlanDay, {
      planId: plan.id,
      serviceDate,
      status: TiffinDayStatus.SKIPPED,
      attempt: 1,
    });
    return undefined;
  }
  if (day.status === TiffinDayStatus.PLACING) return new DayIsBeingOrdered('day');
  if (day.status === TiffinDayStatus.MISSED) return new NotAPlanDay();
  const refusal = day.status === TiffinDayStatus.ORDERED ? await cancelOrderOf(work, day) : undefined;
  if (refusal) return refusal;
  day.status = TiffinDayStatus.SKIPPED;
  return undefined;
};

/** The same for a day that is not loaded yet, unless the plan has no meal on it. */
export const skipDayOf = async (
  work: Work,
  plan: TiffinPlan,
  today: string,
  serviceDate: string,
): Promise<Problem | undefined> => {
  const day = await work.em.findOne(TiffinPlanDay, { planId: plan.id, serviceDate });
  if (!isInCalendar(plan, today, serviceDate, day)) return new NotAPlanDay();
  return skipDay(work, plan, serviceDate, day);
};
