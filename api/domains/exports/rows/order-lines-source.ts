import { choiceWords } from '../../orders/choice-words.ts';
import { exportSource, momentText } from './export-rows.ts';
import { exportedOrders } from './find-exported-orders.ts';

/** The dishes of orders, as they were when they were ordered. */
export const orderLinesSource = exportSource({
  columns: [
    'orderId',
    'orderNumber',
    'orderStatus',
    'supplierId',
    'kitchenName',
    'serviceDate',
    'mealtime',
    'placedAt',
    'position',
    'dishId',
    'dishName',
    'choices',
    'mealContent',
    'quantity',
    'unitPriceCents',
    'lineTotalCents',
    'currency',
    'diet',
    'allergens',
    'marks',
  ],
  define: isOfKitchen => exportedOrders(isOfKitchen, true),
  positionOf: order => [order.placedAt, order.id],
  recordsOf: order =>
    (order.lines ?? []).map(line => ({
      orderId: order.id,
      orderNumber: order.orderNumber,
      orderStatus: order.status,
      supplierId: order.supplierId,
      kitchenName: order.kitchenName,
      serviceDate: order.serviceDate,
      mealtime: order.mealtime,
      placedAt: momentText(order.placedAt),
      position: line.position,
      dishId: line.dishId,
      dishName: line.dishName,
      choices: choiceWords(line.choices),
      mealContent: line.mealContent,
      quantity: line.quantity,
      unitPriceCents: line.unitPriceCents,
      lineTotalCents: line.unitPriceCents * line.quantity,
      currency: 'USD',
      diet: line.diet,
      allergens: line.allergens,
      marks: line.marks,
    })),
});
