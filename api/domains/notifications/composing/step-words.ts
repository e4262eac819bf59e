import { Fulfillment } from '../../orders/order-enums.ts';
import { OrderStatus } from '../../orders/order-status.ts';
import { NotificationType } from '../notification-enums.ts';
import type { OrderFacts } from './order-facts.ts';
import type { Words } from './order-words.ts';

const { ORDER_READY, PICKUP_READY, DELIVERY_ASSIGNED, ORDER_DELIVERED, ORDER_NOT_READY } = NotificationType;

/** Text for the customer when the kitchen moves an order; the first step shows only in the order's timeline. */
export const moved = (order: OrderFacts, status: string | null): Words | undefined => {
  const { kitchenName } = order;
  switch (status) {
    case OrderStatus.READY:
      return order.fulfillment === Fulfillment.PICKUP
        ? {
            type: PICKUP_READY,
            title: 'Ready for pickup',
            message: `Your meal from ${kitchenName} is ready. You can pick it up now.`,
          }
        : {
            type: ORDER_READY,
            title: 'Order ready',
            message: `Your meal from ${kitchenName} is ready. It will be on its way soon.`,
          };
    case OrderStatus.OUT_FOR_DELIVERY:
      return {
        type: DELIVERY_ASSIGNED,
        title: 'On its way',
        message: `Your meal from ${kitchenName} is out for delivery.`,
      };
    case OrderStatus.DELIVERED:
      return {
        type: ORDER_DELIVERED,
        title: 'Order delivered',
        message: `Enjoy your meal from ${kitchenName}. How was it?`,
      };
  }
};

/** Text for the customer when the kitchen undoes a step that was already announced. */
export const movedBack = (
  { orderNumber, kitchenName }: OrderFacts,
  status: string | null,
): Words | undefined => {
  switch (status) {
    case OrderStatus.PREPARING:
      return {
        type: ORDER_NOT_READY,
        title: 'Not ready yet',
        message: `${kitchenName} is still cooking order ${orderNumber}. We'll let you know when it's ready.`,
      };
    case OrderStatus.READY:
      return {
        type: ORDER_NOT_READY,
        title: 'Not on its way yet',
        message: `Order ${orderNumber} is still at ${kitchenName}. We'll let you know when it's on its way.`,
      };
  }
};
