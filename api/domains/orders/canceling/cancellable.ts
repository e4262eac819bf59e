import { cancellationMinutes } from '../../../../schema/constants.ts';
import type { Order } from '../order.ts';
import { nextStatuses, OrderStatus } from '../order-status.ts';

export type Cancellable = Pick<Order, 'status'> &
  Record<'placedAt' | 'cutOffAt' | 'servedUntil', Date | string> & { reopenedAt?: Date | string | null };

/** The later of five minutes after placing and the cut-off: until then the customer can cancel whatever the status. */
export const freelyCancellableUntil = (order: Pick<Cancellable, 'placedAt' | 'cutOffAt'>): Date => {
  const grace = new Date(order.placedAt).getTime() + cancellationMinutes * 60_000;
  return new Date(Math.max(grace, new Date(order.cutOffAt).getTime()));
};

/** The same, or the end of the serving time once a changed allergen or diet mark reopened it; for rows and entities. */
export const cancellableUntil = (order: Cancellable): Date => {
  const free = freelyCancellableUntil(order);
  const served = new Date(order.servedUntil);
  return order.reopenedAt && served > free ? served : free;
};

/** Once an order is on its way, customers report problems instead of canceling, unless it was reopened. */
export const mayStillBeCanceledByCustomer = (order: Cancellable, now: Date): boolean =>
  nextStatuses[order.status].includes(OrderStatus.CANCELED) &&
  (Boolean(order.reopenedAt) ||
    (order.status !== OrderStatus.OUT_FOR_DELIVERY && now <= cancellableUntil(order)));
