import type { Ctx } from '../../../core/operation/ctx.ts';
import type { Problem } from '../../../core/operation/problem.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { DietNotAccepted } from '../../orders/diets/diet-not-accepted.ts';
import { orderUnderKey } from '../../orders/find-orders.ts';
import { Order } from '../../orders/order.ts';
import type { OrderRow } from '../../orders/order-columns.ts';
import { OrderPaymentStatus } from '../../orders/order-enums.ts';
import { OrderStatus } from '../../orders/order-status.ts';
import { KitchenUnavailable, PriceChanged } from '../../orders/placing/order-placing-problems.ts';
import { placeOrder } from '../../orders/placing/place-order.ts';
import { quoteCart } from '../../orders/placing/quote-cart.ts';
import { notAgreed } from '../planning/agreed-conflicts.ts';
import { changedDishes, linesOf } from '../planning/agreed-lines.ts';
import { TiffinPlanDay } from '../tiffin-plan-day.ts';
import { DishesChanged, PlanBreaksDiet, PlanIsUnpaid } from '../tiffin-plan-problems.ts';
import type { ClaimedDay } from './claim-day.ts';

/** Days that an order of a plan may stay unpaid after its meal before the plan waits for it. */
const unpaidDays = 7;

const unpaidQuery = query(
  { TiffinPlanDay, Order },
  (from, { planId, before }: Given<{ planId: string; before: Date }>) =>
    from
      .selectFrom('TiffinPlanDay as day')
      .innerJoin('Order as o', 'o.id', 'day.orderId')
      .where('day.planId', '=', planId)
      .where('o.paymentStatus', '=', OrderPaymentStatus.DUE)
      .where('o.status', '=', OrderStatus.DELIVERED)
      .where('o.servedUntil', '<=', before)
      .select('o.orderNumber')
      .orderBy('o.servedUntil')
      .limit(1),
);

/** Each attempt at a day has a key of its own, since the order of an earlier one may have been canceled. */
export const keyOfDay = (planId: string, serviceDate: string, attempt: number): string =>
  `tiffin:${planId}:${serviceDate}:${attempt}`;

/**
 * Places the order of a day the way every order is placed, and at most once: its key is made of plan, day and attempt.
 * It costs what was agreed or less, and has the dishes that were agreed to; anything else is a refusal.
 */
export const orderOfDay = async (
  ctx: Ctx,
  { plan, serviceDate, attempt, meal }: ClaimedDay,
): Promise<OrderRow | Problem> => {
  const idempotencyKey = keyOfDay(plan.id, serviceDate, attempt);
  // A process that died after it placed the order had no time to note it.
  const placed = await orderUnderKey(ctx, idempotencyKey);
  if (placed) return placed;
  const before = new Date(ctx.now.getTime() - unpaidDays * 86_400_000);
  const unpaid = await unpaidQuery.first(ctx.sql, { planId: plan.id, before });
  if (unpaid) return new PlanIsUnpaid(unpaid.orderNumber);
  const { supplierId, mealtime, fulfillment, note } = plan;
  const { deliveryAddress } = meal;
  const cart = { supplierId, serviceDate, mealtime, fulfillment, deliveryAddress, lines: linesOf(meal) };
  const quote = await quoteCart(ctx, cart);
  if (!quote) return new KitchenUnavailable();
  if (quote.problems[0]) return quote.problems[0];
  const changed = changedDishes(meal.lines, quote.lines);
  if (changed.length > 0) return new DishesChanged(changed.join(', '));
  const open = notAgreed(plan.agreedConflicts, quote.dietConflicts);
  if (open.length > 0) return new PlanBreaksDiet(open.map(({ dishName }) => dishName));
  const total = quote.total.cents;
  if (total > meal.totalCents) return new PriceChanged(total);
  const acceptedDietConflicts = quote.dietConflicts.map(({ id }) => id);
  const order = await placeOrder(ctx, {
    ...cart,
    note,
    idempotencyKey,
    acceptedDietConflicts,
    expectedTotalCents: total,
  });
  // A dish may have changed since the quote; what the plan says of it is mailed, so it names no one.
  return order instanceof DietNotAccepted
    ? new PlanBreaksDiet(order.conflicts.map(({ dishName }) => dishName))
    : order;
};
