import { hash } from 'node:crypto';
import { type OrderRequest, orderRequest } from '../../../../schema/rules/order.ts';
import { customers } from '../../../core/access/rules.ts';
import { checked } from '../../../core/operation/checked.ts';
import { violatedConstraint } from '../../../core/operation/conflicts.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { type Change, singleStatement } from '../../../core/operation/operation.ts';
import { InvalidInput, type Problem } from '../../../core/operation/problem.ts';
import { newIdentifier } from '../../../core/values/identifier.ts';
import type { Cents } from '../../../core/values/money.ts';
import { findMenuVersion } from '../../suppliers/find-menu-version.ts';
import { dietRefusal } from '../diets/diet-not-accepted.ts';
import { orderUnderKey } from '../find-orders.ts';
import type { OrderRow } from '../order-columns.ts';
import { OrderPlaced } from '../order-events.ts';
import type { PlaceOrderInput } from '../order-inputs.ts';
import { newOrderNumber } from '../order-number.ts';
import { addressRefusal } from './address-refusal.ts';
import { type BasePriceOf, menuPrice, settledPrices } from './base-price.ts';
import { zipCodeOf } from './delivers-to-address.ts';
import { CartIsEmpty, IdempotencyConflict, KitchenUnavailable, SoldOut } from './order-placing-problems.ts';
import { choicesText, type PlaceOrderValues, placeOrderStatement, valuesOf } from './place-order.sql.ts';
import { type PlacedLine, placedOrder } from './placed-order.ts';
import { quoteCart } from './quote-cart.ts';
import { unpaidBoundsOf, unpaidRefusal } from './unpaid-plates.ts';

/**
 * Places an order. Tries first and looks for the reason only on failure, so that the usual case is one
 * statement. The reason may disappear in between, for example when a plate is released; then it tries
 * again. The first try also fails for a customer whose household never eats something; the next one is tied to the menu
 * that the household was compared with, so that no dish changes in between.
 */
export const placeOrder = singleStatement(
  customers,
  (change: Change, input: PlaceOrderInput): Promise<OrderRow | Problem> => place(change, input, []),
);

/** Places an order at prices that were settled before, in place of those of the menu; no door leads here. */
export const placeOrderAtPrices = singleStatement(
  customers,
  (change: Change, { input, basePrices }: { input: PlaceOrderInput; basePrices: readonly Cents[] }) =>
    place(change, input, basePrices),
);

const place = async (
  change: Change,
  input: PlaceOrderInput,
  basePrices: readonly Cents[],
): Promise<OrderRow | Problem> => {
  const request = checked(orderRequest, input);
  if (request instanceof InvalidInput) return request;
  if (request.lines.length === 0) return new CartIsEmpty();
  const misfit = await addressRefusal(change.ctx, request);
  if (misfit) return misfit;
  const requestHash = hashOf(request);
  let comparedMenu: number | null = null;
  for (let tries = 1; tries <= 3; tries++) {
    const settled = { requestHash, comparedMenu, basePrices };
    const order = await tryToPlace(change, valuesOfRequest(change, request, settled));
    if (order) {
      change.record(new OrderPlaced(order.id, order.supplierId));
      return order;
    }
    comparedMenu = await findMenuVersion(change.sql, request.supplierId);
    const answer =
      (await placedBefore(change.ctx, request, requestHash)) ??
      (await refusal(change, request, settledPrices(basePrices)));
    if (answer) return answer;
  }
  return new SoldOut(0);
};

/** Whether a statement that takes plates failed by what the order asks for, so that its refusal says why. */
export const isRefused = (error: unknown, table: 'orders' | 'held_orders'): boolean =>
  [
    `${table}_idempotency_key`,
    `${table}_order_number_key`,
    'portion_counts_enough',
    'category_portion_counts_enough',
  ].includes(violatedConstraint(error) ?? '');

/** Tries to place an order; undefined when it is refused. */
export const tryToPlace = async (change: Change, values: PlaceOrderValues) => {
  try {
    return placedOrder(values, await change.sql.rows<PlacedLine>(placeOrderStatement, valuesOf(values)));
  } catch (error) {
    if (isRefused(error, 'orders')) return undefined;
    throw error;
  }
};

type SettledValues = Pick<PlaceOrderValues, 'requestHash' | 'comparedMenu'> &
  Partial<Pick<PlaceOrderValues, 'basePrices'>>;

export const valuesOfRequest = (
  change: Change,
  request: OrderRequest,
  { requestHash, comparedMenu, basePrices = [] }: SettledValues,
): PlaceOrderValues => {
  const { viewer, now } = change;
  const deliveryAddress = request.fulfillment === 'DELIVERY' ? request.deliveryAddress! : null;
  return {
    orderId: newIdentifier(now),
    orderNumber: newOrderNumber(),
    customerId: viewer.userId,
    supplierId: request.supplierId,
    serviceDate: request.serviceDate,
    mealtime: request.mealtime,
    fulfillment: request.fulfillment,
    deliveryAddress,
    note: request.note || null,
    dishIds: request.lines.map(line => line.dishId),
    quantities: request.lines.map(line => line.quantity),
    expectedTotalCents: request.expectedTotalCents,
    idempotencyKey: request.idempotencyKey,
    requestHash,
    now,
    zipCode: deliveryAddress && zipCodeOf(deliveryAddress),
    unpaid: unpaidBoundsOf(change),
    choices: request.lines.map(line => choicesText(line.choiceIds)),
    comparedMenu,
    basePrices,
  };
};

/** Result for a repeated key: its order, or a refusal if it was used for another request. */
export const placedBefore = async (ctx: Ctx, { idempotencyKey }: OrderRequest, requestHash: string) => {
  const order = await orderUnderKey(ctx, idempotencyKey);
  if (!order) return undefined;
  return order.requestHash === requestHash ? order : new IdempotencyConflict();
};

export const refusal = async (
  change: Change,
  request: OrderRequest,
  basePriceOf: BasePriceOf = menuPrice,
): Promise<Problem | undefined> => {
  const quote = await quoteCart(change.ctx, request as PlaceOrderInput, basePriceOf);
  if (!quote) return new KitchenUnavailable();
  return (
    quote.problems[0] ??
    dietRefusal(quote.dietConflicts, request.acceptedDietConflicts) ??
    (await unpaidRefusal(change, quote.plates))
  );
};

/** What was accepted is no part of what is ordered: a request that is repeated with it is the same. */
export const hashOf = ({ idempotencyKey: _, acceptedDietConflicts: __, ...order }: OrderRequest): string =>
  hash('sha256', JSON.stringify(order), 'base64url');
