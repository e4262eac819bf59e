import { earlyServingMinutes } from '../../../../schema/constants.ts';
import { type Cancellable, freelyCancellableUntil } from '../order.ts';
import type { Fulfillment } from '../order-enums.ts';
import { OrderStatus, stepAfter } from '../order-status.ts';

type Timed = Cancellable & { fulfillment: Fulfillment; servedFrom: Date | string };

/** A meal is handed out in its serving time, or a little before; never while its customer may still cancel. */
const handedOutFrom = (order: Timed): Date => {
  const early = new Date(order.servedFrom).getTime() - earlyServingMinutes * 60_000;
  return new Date(Math.max(early, freelyCancellableUntil(order).getTime()));
};

/** Nothing is ready while orders for the meal still come in. Cooking may begin at any time: it takes no right away. */
const earliest: Partial<Record<OrderStatus, (order: Timed) => Date>> = {
  [OrderStatus.READY]: order => new Date(order.cutOffAt),
  [OrderStatus.OUT_FOR_DELIVERY]: handedOutFrom,
  [OrderStatus.DELIVERED]: handedOutFrom,
};

/** When the next step with an order may be taken at the earliest; null when there is none to wait for. */
export const nextStatusFrom = (order: Timed): Date | null => {
  const next = stepAfter(order);
  return (next && earliest[next]?.(order)) ?? null;
};
