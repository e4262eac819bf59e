import { dayWords } from '../../../core/values/moment-words.ts';
import { dollars } from '../../../core/values/money.ts';
import { CanceledBy } from '../../orders/order-enums.ts';
import { announcedByPlan } from '../../orders/order-events.ts';
import { asSentence, type Sentence, sentence } from '../../sentences/sentence.ts';
import type { OutboxRow } from '../delivery/outbox.ts';
import { NotificationType, Priority } from '../notification-enums.ts';
import { cooksMeal } from './cooks-meal.ts';
import { ended } from './ended.ts';
import { sayIssue } from './issue-words.ts';
import { type NotificationDraft, priorityOf } from './notification-draft.ts';
import { textsOf } from './notification-texts.ts';
import type { OrderFacts } from './order-facts.ts';
import type { Words } from './order-words.ts';
import type { RefundFacts } from './refund-facts.ts';
import { moneyForCook, moneyOf, refunded } from './refund-words.ts';
import { moved, movedBack } from './step-words.ts';

const { ORDER_PLACED, ORDER_CANCELED, DISH_CHANGED, ORDER_CONFIRMED } = NotificationType;
const { ISSUE_REPORTED, PAYMENT_COMPLETED } = NotificationType;

const plates = (count: number) => (count === 1 ? sentence('1 plate') : sentence('{0} plates', count));

/** For example 'dinner on Tue, Nov 17'. */
const mealOf = ({ mealtime, serviceDate }: OrderFacts): string =>
  `${mealtime.toLowerCase()} on ${dayWords(serviceDate)}`;

/** Adds the reason and the refund to who canceled what. */
const canceled = (order: OrderFacts, message: string, money: string): Words => {
  const reason = order.cancellationReason
    ? ` Reason: ${order.cancellationReason.replace(/[.\s]+$/, '')}.`
    : '';
  return { type: ORDER_CANCELED, title: 'Order canceled', message: `${message}${reason}${money}` };
};

/** Of a message about what its reader just did. */
const ownDecision = Priority.MEDIUM;

const canceledForCustomer = (order: OrderFacts, refunds: readonly RefundFacts[]): Words => {
  const from = `from ${order.kitchenName} for ${mealOf(order)}`;
  const money = moneyOf(order, refunds);
  switch (order.canceledBy) {
    case CanceledBy.CUSTOMER:
      return { ...canceled(order, `You canceled your order ${from}.`, money), priority: ownDecision };
    case CanceledBy.SUPPLIER:
      return canceled(order, `${order.kitchenName} canceled your order for ${mealOf(order)}.`, money);
    case CanceledBy.ADMIN:
      return canceled(order, `We canceled your order ${from}.`, money);
    default:
      return canceled(order, `Your order ${from} was canceled.`, money);
  }
};

/** Who canceled an order, as its cook reads it. */
const canceledBy = {
  [CanceledBy.CUSTOMER]: 'The customer canceled order {0} for {1}.',
  [CanceledBy.SUPPLIER]: 'You canceled order {0} for {1}.',
  [CanceledBy.ADMIN]: 'We canceled order {0} for {1}.',
} as const;

const canceledForCook = (order: OrderFacts, refunds: readonly RefundFacts[]): Words => {
  const by = order.canceledBy ? canceledBy[order.canceledBy] : 'Order {0} for {1} was canceled.';
  const message = [
    sentence(by, order.orderNumber, cooksMeal(order)),
    ...reasonOf(order),
    ...moneyForCook(order, refunds),
  ];
  return {
    type: ORDER_CANCELED,
    ...(order.canceledBy === CanceledBy.SUPPLIER && { priority: ownDecision }),
    ...textsOf(sentence('Order canceled'), message),
  };
};

const reasonOf = ({ cancellationReason: reason }: OrderFacts): Sentence[] =>
  reason ? [sentence('Reason: {0}', asSentence(ended(reason)))] : [];

const wordsToCustomer = (
  { kind, detail }: OutboxRow,
  order: OrderFacts,
  refunds: readonly RefundFacts[],
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
    case 'ORDER_MOVE_UNDONE':
      return movedBack(order, detail);
    case 'ORDER_CANCELED':
      return detail === announcedByPlan ? undefined : canceledForCustomer(order, refunds);
    case 'ORDER_CONFIRMED':
      return {
        type: ORDER_CONFIRMED,
        title: 'Your order is still on',
        message: `${kitchenName} ${detail} but will still cook your order ${orderNumber} for ${mealOf(order)}.`,
      };
    case 'ORDER_ISSUE':
      return {
        type: ISSUE_REPORTED,
        title: 'Problem reported',
        message: `${kitchenName} and our support team have your report about order ${orderNumber}. We'll contact you.`,
      };
    case 'ORDER_REOPENED':
      return {
        type: DISH_CHANGED,
        title: 'A dish you ordered has changed',
        message: `${kitchenName} ${detail}. You can cancel order ${orderNumber} for free until it's delivered.`,
      };
    case 'PAYMENT_COMPLETED':
      return {
        type: PAYMENT_COMPLETED,
        title: 'Payment received',
        message: `You paid ${dollars(totalCents)} for order ${orderNumber}.`,
      };
    case 'REFUND_MADE':
      return refunded(
        order,
        refunds.find(({ id }) => id === detail),
      );
  }
};

const wordsToCook = (
  { kind, detail }: OutboxRow,
  order: OrderFacts,
  refunds: readonly RefundFacts[],
): Words | undefined => {
  const { orderNumber, plates: count, totalCents } = order;
  switch (kind) {
    case 'ORDER_PLACED':
      return {
        type: ORDER_PLACED,
        priority: Priority.HIGH,
        ...textsOf(
          sentence('New order'),
          sentence(
            'Order {0}: {1} for {2}, {3}.',
            orderNumber,
            plates(count),
            cooksMeal(order),
            dollars(totalCents),
          ),
        ),
      };
    case 'ORDER_ISSUE':
      return {
        type: ISSUE_REPORTED,
        priority: Priority.URGENT,
        ...textsOf(
          sentence('A customer reported a problem'),
          sentence('Order {0} for {1}: {2}', orderNumber, cooksMeal(order), sayIssue(detail ?? '')),
        ),
      };
    case 'ORDER_CANCELED':
      return canceledForCook(order, refunds);
  }
};

/** Composes the notifications about an event of an order, for its customer and its cook. */
export const composeOrderNotifications = (
  row: OutboxRow,
  order: OrderFacts,
  refunds: readonly RefundFacts[] = [],
): NotificationDraft[] => {
  const { id, happenedAt } = row;
  const draftFor = (userId: string | null, words: Words | undefined): NotificationDraft[] =>
    userId && words
      ? [{ priority: priorityOf[words.type], ...words, userId, id, orderId: order.id, happenedAt }]
      : [];
  return [
    ...draftFor(
      row.kind === 'ORDER_REOPENED' ? order.customerAnyway : order.customerId,
      wordsToCustomer(row, order, refunds),
    ),
    ...draftFor(order.cookId, wordsToCook(row, order, refunds)),
  ];
};
