import { orderRequest } from '../../../../schema/rules/order.ts';
import { checked } from '../../../core/operation/checked.ts';
import type { Work } from '../../../core/operation/operation.ts';
import { InvalidInput } from '../../../core/operation/problem.ts';
import type { OrderRow } from '../order-columns.ts';
import { OrderPlaced } from '../order-events.ts';
import type { PlaceOrderInput } from '../order-inputs.ts';
import { attempt, hashOf, valuesOfRequest } from './place-order.ts';

/**
 * Places an order within a transaction, after what it replaces was canceled there, so that both happen or neither.
 * `comparedMenu` is the version of the menu that the customer's household was compared with. Returns undefined when it
 * is refused; the transaction must be rolled back then.
 */
export const placeWithin = async (
  work: Work,
  input: PlaceOrderInput,
  comparedMenu: number | null,
): Promise<OrderRow | undefined> => {
  const request = checked(orderRequest, input);
  if (request instanceof InvalidInput) return undefined;
  // The statement must see what the unit of work has changed.
  await work.em.flush();
  const order = await attempt(work, valuesOfRequest(work, request, hashOf(request), comparedMenu));
  if (order) work.record(new OrderPlaced(order.id, order.supplierId));
  return order;
};
