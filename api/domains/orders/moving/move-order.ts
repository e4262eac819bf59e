import { suppliers } from '../../../core/access/rules.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import type { Problem } from '../../../core/operation/problem.ts';
import { momentWords } from '../../../core/values/moment-words.ts';
import { City } from '../../cities/city.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import { recordOrderAudit } from '../admin/record-order-audit.ts';
import { lockKitchenOrder } from '../kitchen/lock-kitchen-order.ts';
import type { Order } from '../order.ts';
import { OrderMoved } from '../order-events.ts';
import type { MoveOrderInput } from '../order-inputs.ts';
import { OrderNotFound } from '../order-problems.ts';
import { type OrderStatus, stepAfter } from '../order-status.ts';
import { nextStatusFrom } from './next-status-from.ts';
import { OrderMovedOn, StepNotPossible, StepTooEarly } from './order-step-problems.ts';

/** Moves an order to the next status. Of several requests that saw the same status, one succeeds. */
export const moveOrder = operation(
  suppliers,
  async (work: Work, { orderId, from, to }: MoveOrderInput): Promise<{ orderId: string } | Problem> => {
    const order = await lockKitchenOrder(work, orderId);
    if (order instanceof OrderNotFound) return order;
    if (order.status !== from) return new OrderMovedOn(order.status);
    if (stepAfter(order) !== to) return new StepNotPossible();
    const possibleFrom = nextStatusFrom(order);
    if (possibleFrom && work.now < possibleFrom) return tooEarly(work, order, to, possibleFrom);

    order.moveTo(to, work.now);
    recordOrderAudit(work, 'ORDER_MOVED', order, from);
    work.record(new OrderMoved(order.id, order.supplierId, to));
    return { orderId: order.id };
  },
);

/** Formats the earliest time in the kitchen's time zone. */
const tooEarly = async ({ em, now }: Work, order: Order, to: OrderStatus, possibleFrom: Date) => {
  const { cityId } = await em.findOneOrFail(Supplier, { id: order.supplierId });
  const { timeZone } = await em.findOneOrFail(City, { id: cityId });
  return new StepTooEarly(to, order.fulfillment, possibleFrom, momentWords(possibleFrom, timeZone, now));
};
