import { paymentMinutes } from '../../../../schema/constants.ts';
import { type OrderRequest, orderRequest } from '../../../../schema/rules/order.ts';
import { customers } from '../../../core/access/rules.ts';
import { checked } from '../../../core/operation/checked.ts';
import { type Change, singleStatement } from '../../../core/operation/operation.ts';
import { InvalidInput, type Problem } from '../../../core/operation/problem.ts';
import { findMenuVersion } from '../../suppliers/find-menu-version.ts';
import type { OrderRow } from '../order-columns.ts';
import { PlatesTaken } from '../order-events.ts';
import type { PlaceOrderInput } from '../order-inputs.ts';
import { addressRefusal } from '../placing/address-refusal.ts';
import { CartIsEmpty, IdempotencyConflict, SoldOut } from '../placing/order-placing-problems.ts';
import { type PlaceOrderValues, valuesOf } from '../placing/place-order.sql.ts';
import { hashOf, isRefused, placedBefore, refusal, valuesOfRequest } from '../placing/place-order.ts';
import { heldUnderKey } from './find-held-order.ts';
import type { HeldOrderRow } from './held-order.ts';
import { holdOrderStatement } from './hold-order.sql.ts';

/**
 * Holds the plates of an order while it is paid, in one statement like placing. A repeated key returns the
 * order it was used for, held or placed; once that is released, the key can hold again.
 */
export const holdOrder = singleStatement(
  customers,
  async (change: Change, input: PlaceOrderInput): Promise<HeldOrderRow | OrderRow | Problem> => {
    const request = checked(orderRequest, input);
    if (request instanceof InvalidInput) return request;
    if (request.lines.length === 0) return new CartIsEmpty();
    const misfit = await addressRefusal(change.ctx, request);
    if (misfit) return misfit;
    const requestHash = hashOf(request);
    let comparedMenu: number | null = null;
    for (let tries = 1; tries <= 3; tries++) {
      const held = await tryToHold(change, valuesOfRequest(change, request, { requestHash, comparedMenu }));
      if (held) {
        change.record(new PlatesTaken(held.supplierId));
        return held;
      }
      comparedMenu = await findMenuVersion(change.sql, request.supplierId);
      const answer =
        (await heldBefore(change, request, requestHash)) ??
        (await placedBefore(change.ctx, request, requestHash)) ??
        (await refusal(change, request));
      if (answer) return answer;
    }
    return new SoldOut(0);
  },
);

const tryToHold = async (change: Change, values: PlaceOrderValues) => {
  const until = new Date(change.now.getTime() + paymentMinutes * 60_000);
  try {
    const [held] = await change.sql.rows<HeldOrderRow>(holdOrderStatement, [...valuesOf(values), until]);
    return held;
  } catch (error) {
    if (isRefused(error, 'held_orders')) return undefined;
    throw error;
  }
};

const heldBefore = async ({ ctx }: Change, { idempotencyKey }: OrderRequest, requestHash: string) => {
  const held = await heldUnderKey(ctx, idempotencyKey);
  if (!held) return undefined;
  return held.requestHash === requestHash ? held : new IdempotencyConflict();
};
