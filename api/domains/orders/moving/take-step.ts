import type { Work } from '../../../core/operation/operation.ts';
import type { Problem } from '../../../core/operation/problem.ts';
import { momentWords } from '../../../core/values/moment-words.ts';
import { City } from '../../cities/city.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import { recordOrderAudit } from '../admin/record-order-audit.ts';
import type { Order } from '../order.ts';
import { OrderMoved } from '../order-events.ts';
import { type OrderStatus, stepAfter } from '../order-status.ts';
import { nextStatusFrom } from './next-status-from.ts';
import { StepNotPossible, StepTooEarly } from './order-step-problems.ts';

/** Moves a locked order to its next status, if that is `to` and its time has come. */
export const takeStep = async (
  work: Work,
  order: Order,
  to: OrderStatus,
): Promise<{ orderId: string } | Problem> => {
  if (stepAfter(order) !== to) return new StepNotPossible();
  const possibleFrom = nextStatusFrom(order);
  if (possibleFrom && work.now < possibleFrom) return tooEarly(work, order, to, possibleFrom);

  const from = order.status;
  order.moveTo(to, work.now);
  recordOrderAudit(work, 'ORDER_MOVED', order, from);
  work.record(new OrderMoved(order.id, order.supplierId, to));
  return { orderId: order.id };
};

/** Formats the earliest time in the kitchen's time zone. */
const tooEarly = async ({ em, now }: Work, order: Order, to: OrderStatus, possibleFrom: Date) => {
  const { cityId } = await em.findOneOrFail(Supplier, { id: order.supplierId });
  const { timeZone } = await em.findOneOrFail(City, { id: cityId });
  return new StepTooEarly(to, order.fulfillment, possibleFrom, momentWords(possibleFrom, timeZone, now));
};
