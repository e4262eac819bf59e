import { dollars } from '../core/money.ts';
import { CancelledBy, Fulfilment, PaymentStatus } from '../orders/order-enums.ts';
import { OrderStatus } from '../orders/order-status.ts';
import { NotificationType, Priority } from './notification-enums.ts';
import type { OrderFacts } from './order-facts.ts';
import type { OutboxRow } from './outbox.ts';
import { priorityOf, type Told } from './told.ts';

type Words = { type: NotificationType; title: string; message: string; priority?: Priority };

const { ORDER_PLACED, ORDER_READY, PICKUP_READY, DELIVERY_ASSIGNED } = NotificationType;
const { ORDER_DELIVERED, ORDER_CANCELLED, PAYMENT_COMPLETED, REFUND_MADE } = NotificationType;

const plates = (count: number) => (count === 1 ? '1 plate' : `${count} plates`);

const dayWords = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** For example 'dinner on Tue, Nov 17'. */
const mealOf = ({ mealtime, serviceDate }: OrderFacts): string =>
  `${mealtime.toLowerCase()} on ${dayWords.format(new Date(`${serviceDate}T12:00:00Z`))}`;

const whoCancelled = {
  [CancelledBy.CUSTOMER]: 'the customer',
  [CancelledBy.SUPPLIER]: 'the kitchen',
  [CancelledBy.ADMIN]: 'the marketplace',
};

/** Both sides read the same: who, why, and where the money goes. */
const cancelled = (order: OrderFacts): Words => {
  const by = order.cancelledBy ? ` by ${whoCancelled[order.cancelledBy]}` : '';
  const reason = order.cancellationReason
    ? ` Reason: ${order.cancellationReason.replace(/[.\s]+$/, '')}.`
    : '';
  const refund =
    order.paymentStatus === PaymentStatus.REFUNDED ? ` ${dollars(order.totalCents)} goes back.` : '';
  return {
    type: ORDER_CANCELLED,
    title: 'Order cancelled',
    message: `Order ${order.orderNumber} for ${mealOf(order)} was cancelled${by}.${reason}${refund}`,
  };
};

/** What the customer reads when the kitchen moves an order; the first step is shown in its timeline alone. */
const moved = (order: OrderFacts, status: string | null): Words | undefined => {
  const { orderNumber, kitchenName } = order;
  switch (status) {
    case OrderStatus.READY:
      return order.fulfilment === Fulfilment.PICKUP
        ? {
            type: PICKUP_READY,
            title: 'Ready for pickup',
            message: `${kitchenName} has order ${orderNumber} ready for you to pick up.`,
          }
        : {
            type: ORDER_READY,
            title: 'Order ready',
            message: `${kitchenName} has cooked order ${orderNumber}. It will be on its way soon.`,
          };
    case OrderStatus.OUT_FOR_DELIVERY:
      return {
        type: DELIVERY_ASSIGNED,
        title: 'On its way',
        message: `Order ${orderNumber} from ${kitchenName} is out for delivery.`,
      };
    case OrderStatus.DELIVERED:
      return {
        type: ORDER_DELIVERED,
        title: 'Order delivered',
        message: `Enjoy your meal from ${kitchenName}. How was it?`,
      };
  }
};

const wordsToCustomer = (
  kind: OutboxRow['kind'],
  detail: string | null,
  order: OrderFacts,
): Words | undefined => {
  const { orderNumber, kitchenName, totalCents } = order;
  switch (kind) {
    case 'ORDER_PLACED':
      return {
        type: ORDER_PLACED,
        title: 'Order placed',
        message: `${kitchenName} has your order ${orderNumber} for ${mealOf(order)}.`,
      };
    case 'ORDER_MOVED':
      return moved(order, detail);
    case 'ORDER_CANCELLED':
      return cancelled(order);
    case 'PAYMENT_COMPLETED':
      return {
        type: PAYMENT_COMPLETED,
        title: 'Payment received',
        message: `You paid ${dollars(totalCents)} for order ${orderNumber}.`,
      };
    case 'REFUND_MADE':
      return {
        type: REFUND_MADE,
        title: 'Refund on its way',
        message: `Money for order ${orderNumber} goes back to your card within a few days.`,
      };
  }
};

const wordsToCook = (kind: OutboxRow['kind'], order: OrderFacts): Words | undefined => {
  const { orderNumber, plates: count, totalCents } = order;
  switch (kind) {
    case 'ORDER_PLACED':
      return {
        type: ORDER_PLACED,
        priority: Priority.HIGH,
        title: 'New order',
        message: `Order ${orderNumber}: ${plates(count)} for ${mealOf(order)}, ${dollars(totalCents)}.`,
      };
    case 'ORDER_CANCELLED':
      return cancelled(order);
  }
};

/** Who is told of an event of an order, and in what words. */
export const tellOfOrder = ({ id, kind, detail, happenedAt }: OutboxRow, order: OrderFacts): Told[] => {
  const told = (userId: string | null, words: Words | undefined): Told[] =>
    userId && words
      ? [{ priority: priorityOf[words.type], ...words, userId, id, orderId: order.id, happenedAt }]
      : [];
  return [
    ...told(order.customerId, wordsToCustomer(kind, detail, order)),
    ...told(order.cookId, wordsToCook(kind, order)),
  ];
};
