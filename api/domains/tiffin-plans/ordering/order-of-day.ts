import type { Ctx } from '../../../core/operation/ctx.ts';
import type { Problem } from '../../../core/operation/problem.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { DietNotAccepted } from '../../orders/diets/diet-not-accepted.ts';
import { orderUnderKey } from '../../orders/find-orders.ts';
import type { OrderRow } from '../../orders/order-columns.ts';
import { basePricesOf } from '../../orders/placing/base-price.ts';
import { KitchenUnavailable, PriceChanged } from '../../orders/placing/order-placing-problems.ts';
import { placeOrderAtPrices } from '../../orders/placing/place-order.ts';
import { TiffinBill } from '../../payments/bills/tiffin-bill.ts';
import { TiffinBillStatus } from '../../payments/payment-enums.ts';
import { closedOn } from '../closed-days/closed-on.ts';
import { notCookedOn } from '../closed-days/not-cooked-on.ts';
import { notAgreed } from '../planning/agreed-conflicts.ts';
import { changedDishes, linesOf } from '../planning/agreed-lines.ts';
import { quoteDay } from '../prices/quote-for-plan.ts';
import { DishesChanged, PlanBreaksDiet, PlanIsUnpaid } from '../tiffin-plan-problems.ts';
import type { ClaimedDay } from './claim-days.ts';
import { isOver } from './is-over.ts';

/** An open bill that is past its due time, so that both sides know of it. */
const overdueQuery = query(
  { TiffinBill },
  (from, { customerId, supplierId }: Given<{ customerId: string; supplierId: string }>) =>
    from
      .selectFrom('TiffinBill')
      .where('customerId', '=', customerId)
      .where('supplierId', '=', supplierId)
      .where('status', '=', TiffinBillStatus.OPEN)
      .where('overdueAt', 'is not', null)
      .select('billNumber'),
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
  { plan, serviceDate, attempt, meal, wasTried }: ClaimedDay,
): Promise<OrderRow | Problem> => {
  const idempotencyKey = keyOfDay(plan.id, serviceDate, attempt);
  // A process that died after it placed the order, or took too long, did not note it.
  const placed = wasTried ? await orderUnderKey(ctx, idempotencyKey) : undefined;
  if (placed) return placed;
  const { customerId, supplierId, mealtime, fulfillment, note } = plan;
  const { deliveryAddress } = meal;
  const cart = { supplierId, serviceDate, mealtime, fulfillment, deliveryAddress, lines: linesOf(meal) };
  const [overdue, quote] = await Promise.all([
    overdueQuery.first(ctx.sql, { customerId, supplierId }),
    quoteDay(ctx, plan, cart),
  ]);
  // Paying would not bring a meal of a kitchen that takes no orders.
  if (!quote) return new KitchenUnavailable();
  // After the cut-off nothing else that refuses it can end in time, also not by paying.
  const over = quote.problems.find(isOver);
  if (overdue && !over) return new PlanIsUnpaid(overdue.billNumber);
  const refusal = over ?? quote.problems[0];
  if (refusal) return (await reasonOf(ctx, plan, serviceDate)) ?? refusal;
  const changed = changedDishes(meal.lines, quote.lines);
  if (changed.length > 0) return new DishesChanged(changed);
  const open = notAgreed(plan.agreedConflicts, quote.dietConflicts);
  if (open.length > 0) return new PlanBreaksDiet(open.map(({ dishName }) => dishName));
  const total = quote.total.cents;
  if (total > meal.totalCents) return new PriceChanged(total);
  const acceptedDietConflicts = quote.dietConflicts.map(({ id }) => id);
  const order = await placeOrderAtPrices(ctx, {
    input: { ...cart, note, idempotencyKey, acceptedDietConflicts, expectedTotalCents: total },
    basePrices: basePricesOf(quote),
  });
  // A dish may have changed since the quote; what the plan says of it is mailed, so it names no one.
  return order instanceof DietNotAccepted
    ? new PlanBreaksDiet(order.conflicts.map(({ dishName }) => dishName))
    : order;
};

/** A closure is no news for a meal that the kitchen cooks no more: its notice left that one out. */
const reasonOf = async (
  ctx: Ctx,
  plan: ClaimedDay['plan'],
  serviceDate: string,
): Promise<Problem | undefined> =>
  (await notCookedOn(ctx, plan))(serviceDate) ?? (await closedOn(ctx, plan.supplierId))(serviceDate);
