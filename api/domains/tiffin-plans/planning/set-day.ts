import { LockMode } from '@mikro-orm/core';
import { isPlanDay } from '../../../../schema/rules/tiffin-days.ts';
import type { Work } from '../../../core/operation/operation.ts';
import type { Problem } from '../../../core/operation/problem.ts';
import type { Cents } from '../../../core/values/money.ts';
import { cancelForCustomer } from '../../orders/canceling/cancel-for-customer.ts';
import { Order } from '../../orders/order.ts';
import { OrderPaymentStatus } from '../../orders/order-enums.ts';
import { OrderStatus } from '../../orders/order-status.ts';
import { placeWithin } from '../../orders/placing/place-within.ts';
import { Payment } from '../../payments/payment.ts';
import { PaymentMethod, PaymentStatus } from '../../payments/payment-enums.ts';
import { type MealOfPlanDay, mealOfPlanDay } from '../meal-of-plan-day.ts';
import { keyOfDay } from '../ordering/order-of-day.ts';
import type { TiffinPlan } from '../tiffin-plan.ts';
import { TiffinDayStatus, TiffinPlanDay } from '../tiffin-plan-day.ts';
import { TiffinPlanChanged } from '../tiffin-plan-events.ts';
import { DayIsBeingOrdered, DayStaysOrdered, NotAPlanDay } from '../tiffin-plan-problems.ts';
import { linesOf } from './agreed-lines.ts';
import { isInCalendar } from './skip-day.ts';

const { PLANNED, PLACING, ORDERED, SKIPPED, MISSED } = TiffinDayStatus;

/** What a day has in place of the plan's; all of it null is what the plan has. */
export type OwnMeal = Required<Pick<TiffinPlanDay, 'lines' | 'totalCents' | 'portions' | 'deliveryAddress'>>;

export const asPlanned = { lines: null, totalCents: null, portions: null, deliveryAddress: null };

export interface PriceOfDay {
  totalCents: Cents;
  /** Of each line, without its choices. */
  basePrices: readonly Cents[];
}

interface Asked {
  /** Locked. */
  plan: TiffinPlan;
  today: string;
  serviceDate: string;
  own: OwnMeal;
  /** What the meal costs that day, for which an ordered day is ordered again; null when it cannot be. */
  price: PriceOfDay | null;
  /** Version of the menu that the household was compared with; null if it was not. */
  comparedMenu: number | null;
}

/** Sets what a day of a locked plan has. One that is ordered is canceled and ordered again: both happen, or neither. */
export const setDay = async (
  work: Work,
  { plan, today, serviceDate, own, price, comparedMenu }: Asked,
): Promise<Problem | undefined> => {
  const day = await work.em.findOne(TiffinPlanDay, { planId: plan.id, serviceDate });
  if (!isInCalendar(plan, today, serviceDate, day)) return new NotAPlanDay();
  if (!day) {
    work.em.create(TiffinPlanDay, { planId: plan.id, serviceDate, status: PLANNED, attempt: 1, ...own });
    work.record(new TiffinPlanChanged(plan.id));
    return undefined;
  }
  if (day.status === PLACING) return new DayIsBeingOrdered('day');
  if (day.status === MISSED) return new NotAPlanDay();
  const before = mealOfPlanDay(plan, serviceDate, day);
  const isCanceled = await hasCanceledOrder(work, day);
  if (isCanceled && !isPlanDay(plan, serviceDate)) return new NotAPlanDay();
  work.em.assign(day, own);
  if (isCanceled) {
    planAgain(work, day);
    return undefined;
  }
  if (day.status === ORDERED) {
    const isSame = orderedBy(before) === orderedBy(mealOfPlanDay(plan, serviceDate, day));
    return isSame ? undefined : replaceOrder(work, plan, day, { price, comparedMenu });
  }
  if (day.status === SKIPPED) planAgain(work, day);
  else {
    day.status = PLANNED;
    forgetReason(day);
    work.record(new TiffinPlanChanged(plan.id));
  }
  return undefined;
};

/** What an order says of a meal; what is stored has its fields in another order. */
const orderedBy = (meal: MealOfPlanDay): string =>
  JSON.stringify([linesOf(meal), meal.totalCents, meal.deliveryAddress]);

/** Orders a day again, under a key of its own, since an earlier order may have been canceled. */
export const replan = (day: TiffinPlanDay) => {
  day.attempt += 1;
  day.orderId = null;
};

/** Whether an ordered day has no meal because its order, which is locked, was canceled. */
export const hasCanceledOrder = async (
  { em }: Work,
  { status, orderId }: TiffinPlanDay,
): Promise<boolean> => {
  if (status !== ORDERED || !orderId) return false;
  const lockMode = LockMode.PESSIMISTIC_WRITE;
  const order = await em.findOneOrFail(Order, { id: orderId }, { lockMode });
  return order.status === OrderStatus.CANCELED;
};

/** A day without a meal is wanted again: it is ordered by the job, which looks for overdue bills and what was agreed. */
export const planAgain = (work: Work, day: TiffinPlanDay) => {
  replan(day);
  forgetReason(day);
  day.status = PLANNED;
  work.record(new TiffinPlanChanged(day.planId));
};

/** What an earlier order was refused for, or was wrong with it, says nothing about the next one. */
export const forgetReason = (day: TiffinPlanDay) => {
  day.code = null;
  day.reason = null;
  day.isUnannounced = false;
};

/** Whether nothing was paid, or what was becomes credit that pays for the next order. */
const canBeRepaid = async ({ em }: Work, { id, paymentStatus }: Order): Promise<boolean> => {
  if (paymentStatus === OrderPaymentStatus.DUE) return true;
  const paid = { orderId: id, status: PaymentStatus.SUCCEEDED, method: PaymentMethod.CREDIT };
  return (await em.count(Payment, paid)) > 0;
};

/** The plates of the canceled order are free for the new one, and a refusal rolls both back: the meal is never lost. */
const replaceOrder = async (
  work: Work,
  plan: TiffinPlan,
  day: TiffinPlanDay,
  { price, comparedMenu }: Pick<Asked, 'price' | 'comparedMenu'>,
): Promise<Problem | undefined> => {
  const lockMode = LockMode.PESSIMISTIC_WRITE;
  const order = await work.em.findOneOrFail(Order, { id: day.orderId! }, { lockMode });
  const isOpen = order.status === OrderStatus.PLACED && (await canBeRepaid(work, order));
  if (!isOpen || !price) return new DayStaysOrdered();
  const refusal = await cancelForCustomer(work, order, null);
  if (refusal) return refusal;
  replan(day);
  const { supplierId, mealtime, fulfillment, note } = plan;
  const { serviceDate, attempt } = day;
  const { deliveryAddress, ...meal } = mealOfPlanDay(plan, serviceDate, day);
  const asked = {
    supplierId,
    serviceDate,
    mealtime,
    fulfillment,
    deliveryAddress,
    note,
    lines: linesOf(meal),
    idempotencyKey: keyOfDay(plan.id, serviceDate, attempt),
    expectedTotalCents: price.totalCents,
  };
  const placed = await placeWithin(work, asked, { comparedMenu, basePrices: price.basePrices });
  if (!placed) return new DayStaysOrdered();
  forgetReason(day);
  day.orderId = placed.id;
  return undefined;
};
