import { enumType } from '../../core/enum-type.ts';

export const NotificationType = enumType('NotificationType', 'What a notification is about.', {
  ORDER_PLACED: 'An order was placed; told to its kitchen and its customer.',
  ORDER_READY: 'An order to be brought is cooked.',
  PICKUP_READY: 'An order can be fetched.',
  DELIVERY_ASSIGNED: 'An order is on its way.',
  ORDER_DELIVERED: 'An order is with its customer.',
  ORDER_NOT_READY: 'An order that was called ready, or on its way, is not yet.',
  ORDER_CANCELED: 'An order will not be cooked; told to both sides.',
  ORDER_CONFIRMED:
    'An order stays although its kitchen is closed that day or takes no new orders; sent to its customer.',
  ISSUE_REPORTED: 'A customer reported a problem with an order; sent to both sides.',
  DISH_CHANGED: 'A kitchen changed the allergens or the diet mark of an ordered dish; sent to its customer.',
  PAYMENT_COMPLETED: 'An order is paid.',
  REFUND_MADE: 'Money of an order went back.',
  PAYMENT_DISPUTED: 'A customer disputes the payment of an order with their bank; for its kitchen.',
  DISPUTE_CLOSED: 'A bank has decided such a dispute.',
  PAYMENT_ATTENTION: 'Something about money needs an administrator.',
  REVIEW_STARTED: 'Somebody looks at an application now.',
  DOCUMENT_REJECTED: 'A document of an application must be sent again.',
  APPLICATION_APPROVED: 'A kitchen may sell from now on.',
  APPLICATION_REJECTED: 'An application needs corrections.',
  KITCHEN_SUSPENDED: 'A kitchen is kept from selling.',
  KITCHEN_REINSTATED: 'A suspended kitchen may sell again.',
});
export type NotificationType = keyof typeof NotificationType;

export const Priority = enumType('Priority', 'How much something presses.', {
  URGENT: 'Somebody waits for an act now.',
  HIGH: 'Good to know at once.',
  MEDIUM: 'Good to know today.',
  LOW: 'For the record.',
});
export type Priority = keyof typeof Priority;
