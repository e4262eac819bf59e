import type { OrderRow } from '../../../domains/orders/order-columns.ts';

const dollars = (cents: number) => cents / 100;
const moment = (timestamp: string) => new Date(timestamp).toISOString();

/** Money in decimal dollars and statuses in lower case, as specified. */
export const presentOrder = (order: OrderRow) => ({
  id: order.id,
  orderNumber: order.orderNumber,
  createdAt: moment(order.placedAt),
  total: dollars(order.totalCents),
  status: order.status.toLowerCase(),
  items: order.lines.map(line => ({
    dishId: line.dishId,
    name: line.dishName,
    quantity: line.quantity,
    price: dollars(line.unitPriceCents),
    // Only of a tiffin of the day.
    ...(line.mealContent !== null && { content: line.mealContent }),
    // As before there were choices, for a line without any.
    ...(line.choices.length > 0 && {
      choices: line.choices.map(({ group, name, priceCents }) => ({
        group,
        name,
        price: dollars(priceCents),
      })),
    }),
  })),
  supplierId: order.supplierId,
  serviceDate: order.serviceDate,
  mealtime: order.mealtime.toLowerCase(),
  fulfillment: order.fulfillment.toLowerCase(),
  paymentStatus: order.paymentStatus.toLowerCase(),
});
