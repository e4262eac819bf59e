import type { OrderLineRow, OrderRow } from '../order-columns.ts';
import { OrderPaymentStatus } from '../order-enums.ts';
import { OrderStatus } from '../order-status.ts';
import type { PlaceOrderValues } from './place-order.sql.ts';

/** What the kitchen changes about a dish after it was ordered. */
const unchanged = { addedAllergens: [], changedDiet: null, removedMarks: [] } satisfies Partial<OrderLineRow>;

/** Result row of placing an order: a line, and on every line the computed values of the order. */
export type PlacedLine = Omit<OrderLineRow, keyof typeof unchanged> &
  Pick<OrderRow, 'supplierId' | 'plates' | 'cutOffAt' | 'servedFrom' | 'servedUntil' | 'updatedAt'>;

/**
 * Builds the order as queries return it. Most values are already known: returning them all, with the lines as JSON,
 * took a twentieth of the statement.
 */
export const placedOrder = (values: PlaceOrderValues, placed: PlacedLine[]): OrderRow | undefined => {
  const [first] = placed;
  if (!first) return undefined;
  return {
    id: values.orderId,
    orderNumber: values.orderNumber,
    customerId: values.customerId,
    supplierId: first.supplierId,
    serviceDate: values.serviceDate,
    mealtime: values.mealtime,
    fulfillment: values.fulfillment,
    deliveryAddress: values.deliveryAddress,
    note: values.note,
    status: OrderStatus.PLACED,
    paymentStatus: OrderPaymentStatus.DUE,
    plates: first.plates,
    totalCents: values.expectedTotalCents,
    cutOffAt: first.cutOffAt,
    servedFrom: first.servedFrom,
    servedUntil: first.servedUntil,
    placedAt: values.now.toISOString(),
    preparingAt: null,
    readyAt: null,
    outForDeliveryAt: null,
    deliveredAt: null,
    canceledAt: null,
    canceledBy: null,
    cancellationReason: null,
    reopenedAt: null,
    updatedAt: first.updatedAt,
    lines: placed
      .toSorted((one, other) => one.position - other.position)
      .map(line => ({ ...line, ...unchanged })),
  };
};
