import { orderRequest } from '../../../../schema/rules/order.ts';
import { checked } from '../../../core/operation/checked.ts';
import type { Work } from '../../../core/operation/operation.ts';
import { InvalidInput } from '../../../core/operation/problem.ts';
import type { Cents } from '../../../core/values/money.ts';
import type { OrderRow } from '../order-columns.ts';
import { OrderPlaced } from '../order-events.ts';
import type { PlaceOrderInput } from '../order-inputs.ts';
import { hashOf, tryToPlace, valuesOfRequest } from './place-order.ts';

interface Settled {
  /** Version of the menu that the customer's household was compared with. */
  comparedMenu: number | null;
  /** Of each line, without its choices. */
  basePrices: readonly Cents[];
}

/**
 * Places an order within a transaction, after what it replaces was canceled there, so that both happen or neither.
 * Returns undefined when it is refused; the transaction must be rolled back then.
 */
export const placeWithin = async (
  work: Work,
  input: PlaceOrderInput,
  settled: Settled,
): Promise<OrderRow | undefined> => {
  const request = checked(orderRequest, input);
  if (request instanceof InvalidInput) return undefined;
  // The statement must see what the unit of work has changed.
  await work.em.flush();
  const order = await tryToPlace(
    work,
    valuesOfRequest(work, request, { requestHash: hashOf(request), ...settled }),
  );
  if (order) work.record(new OrderPlaced(order.id, order.supplierId));
  return order;
};
