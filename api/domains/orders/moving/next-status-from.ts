import { earlyServingMinutes } from '../../../../schema/constants.ts';
import { type Cancellable, freelyCancellableUntil } from '../canceling/cancellable.ts';
import type { Fulfillment } from '../order-enums.ts';
import { OrderStatus, stepAfter } from '../order-status.ts';

type Timed = Cancellable & { fulfillment: Fulfillment; servedFrom: Date | string };

/** A meal is handed over during its serving time or shortly before; never while its customer can still cancel. */
const handedOutFrom = (order: Timed): Date => {
  const early = new Date(order.servedFrom).getTime() - earlyServingMinutes * 60_000;
  return new Date(Math.max(early, freelyCancellableUntil(order).getTime()));
};

/** No order is ready before the cut-off. Cooking can start at any time, because customers can still cancel then. */
const earliest: Partial<Record<OrderStatus, (order: Timed) => Date>> = {
  [OrderStatus.READY]: order => new Date(order.cutOffAt),
  [OrderStatus.OUT_FOR_DELIVERY]: handedOutFrom,
  [OrderStatus.DELIVERED]: handedOutFrom,
};

/** Earliest time of the next step; null when no step follows or it can be taken at any time. */
export const nextStatusFrom = (order: Timed): Date | null => {
  const next = stepAfter(order);
  return (next && earliest[next]?.(order)) ?? null;
};
