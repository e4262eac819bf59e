import { undoMoveMinutes } from '../../../../schema/constants.ts';
import { OrderStatus } from '../order-status.ts';

type Moment = 'preparingAt' | 'readyAt' | 'outForDeliveryAt' | 'deliveredAt';

/** The field that stores the time of each step. */
export const momentOf: Partial<Record<OrderStatus, Moment>> = {
  [OrderStatus.PREPARING]: 'preparingAt',
  [OrderStatus.READY]: 'readyAt',
  [OrderStatus.OUT_FOR_DELIVERY]: 'outForDeliveryAt',
  [OrderStatus.DELIVERED]: 'deliveredAt',
};

/**
 * Until when a kitchen may take back its last step; null when there is none to take back. Delivered is an
 * end that others act upon, so it stays.
 */
export const undoableUntil = (
  order: { status: OrderStatus } & Partial<Record<Moment, Date | string | null>>,
): Date | null => {
  if (order.status === OrderStatus.DELIVERED) return null;
  const moment = momentOf[order.status];
  const movedAt = moment && order[moment];
  return movedAt ? new Date(new Date(movedAt).getTime() + undoMoveMinutes * 60_000) : null;
};
