import { reservedSpotsHours } from '../../../schema/constants.ts';
import { enumType } from '../../core/graphql/enum-type.ts';

export const NotificationType = enumType('NotificationType', 'Subject of a notification.', {
  ORDER_PLACED: 'An order was placed; sent to its kitchen and its customer.',
  ORDER_READY: 'An order for delivery is ready.',
  PICKUP_READY: 'An order is ready for pickup.',
  DELIVERY_ASSIGNED: 'An order is out for delivery.',
  ORDER_DELIVERED: 'An order was delivered.',
  ORDER_NOT_READY: 'An order that was announced as ready or on its way is not yet.',
  ORDER_CANCELED: 'An order was canceled; sent to its kitchen and its customer.',
  ORDER_CONFIRMED:
    'An order remains valid although its kitchen is closed that day or takes no new orders; sent to its customer.',
  ISSUE_REPORTED: 'A customer reported a problem with an order; sent to its kitchen and its customer.',
  DISH_CHANGED: 'A kitchen changed the allergens or the diet mark of an ordered dish; sent to its customer.',
  CONTENTS_UNWRITTEN:
    'A meal with ordered tiffins of the day is close, and what is in them is not written; sent to its kitchen.',
  PAYMENT_COMPLETED: 'An order was paid.',
  REFUND_MADE: 'A payment was refunded, in full or in part.',
  PAYMENT_DISPUTED: 'A customer disputed the payment of an order with their bank; sent to its kitchen.',
  DISPUTE_CLOSED: 'A bank decided a dispute; sent to the kitchen.',
  PAYMENT_ATTENTION: 'A payment matter needs an admin.',
  TIFFIN_DAY_REFUSED: 'Days of a tiffin plan wait for the given reason; sent to its customer.',
  TIFFIN_ORDER_BREAKS_DIET:
    'Someone in the household never eats what a tiffin plan ordered, and its cut-off has passed; sent to its customer.',
  TIFFIN_PLAN_STARTED:
    'A tiffin plan was started; sent to its customer with the words they agreed to, and emailed to people who turned email off as well.',
  TIFFIN_CONSENT_GIVEN:
    'A customer agreed to a changed tiffin plan, or to its new prices or contents; sent to them with the words they agreed to, and emailed to people who turned email off as well.',
  TIFFIN_DAY_MISSED: 'A day of a tiffin plan has no meal; sent to its customer.',
  TIFFIN_DAYS_CLOSED: 'The kitchen of a tiffin plan closes on days of the plan; sent to its customer.',
  TIFFIN_DAYS_REOPENED:
    'The kitchen of a tiffin plan cooks after all on days it was to be closed; sent to its customer.',
  TIFFIN_PRICE_RAISED:
    'A meal of a tiffin plan costs more than its customer agreed to; sent to them, and emailed to people who turned email off as well.',
  TIFFIN_PLAN_INTERRUPTED: 'The kitchen of a tiffin plan was suspended; sent to its customer.',
  TIFFIN_PLAN_ENDED: 'The kitchen of a tiffin plan closed for good; sent to its customer.',
  TIFFIN_SPOTS_RESERVED:
    `Spots of a full tiffin plan became free and are reserved for ${reservedSpotsHours} hours; ` +
    'sent to the first customer in line.',
  TIFFIN_WAIT_ENDED:
    'A waiting list ended, or the wait no longer fits the plan that the cook changed; sent to its customer.',
  TIFFIN_BILL_MADE: 'The bill of a week of tiffin plans was made; sent to its customer.',
  TIFFIN_BILL_PAID: 'The payment of a bill of tiffin plans was recorded; sent to its customer.',
  TIFFIN_BILL_VOID: 'A bill of tiffin plans is not to be paid any more; sent to its customer.',
  TIFFIN_BILL_DECLINED:
    'A bill of tiffin plans was not charged because the bank declined the saved card; sent to its customer, and emailed to people who turned email off as well.',
  TIFFIN_BILL_AUTHENTICATION:
    'A bill of tiffin plans was not charged because the bank wants its customer to confirm; sent to its customer, and emailed to people who turned email off as well.',
  TIFFIN_BILL_RETURNED: 'The card payment of a bill came too late and is refunded; sent to its customer.',
  TIFFIN_BILL_OVERDUE:
    'A bill of tiffin plans is unpaid past its due time; sent to its customer, and emailed to people who turned email off as well.',
  TIFFIN_CREDIT_ASKED_BACK:
    'Credit that no tiffin plan needed for 30 days is to be paid back; sent to its customer.',
  TIFFIN_PLAN_WAITS: 'A tiffin plan waits until its customer has paid; sent to its kitchen.',
  REVIEW_STARTED: 'The review of an application has started.',
  DOCUMENT_REJECTED: 'A document of an application must be sent again.',
  APPLICATION_APPROVED: 'An application was approved: the kitchen may sell.',
  APPLICATION_REJECTED: 'An application needs corrections.',
  CLAIM_FILED: 'A claim to the tax ID of a kitchen waits for a decision; sent to staff who review kitchens.',
  KITCHEN_SUSPENDED: 'A kitchen was suspended from selling.',
  KITCHEN_REINSTATED: 'A kitchen that was suspended, or paused by an admin, may sell again.',
  KITCHEN_WARNED: 'An admin wrote to a kitchen about its orders.',
  KITCHEN_PAUSED: 'An admin paused a kitchen because of its orders.',
  PASSWORD_CHANGED:
    'The password of the account was changed or reset; emailed to people who turned email off as well.',
  NEW_DEVICE:
    'The account was used on a new device and network; emailed to people who turned email off as well.',
  SECOND_FACTOR_CHANGED:
    'The second factors of the account changed, or a recovery code was used; emailed to people who turned email off as well.',
  WEBHOOK_CHANGED:
    'The address or the secret of a webhook of the account was chosen; emailed to people who turned email off as well.',
  WEBHOOK_DISABLED:
    'A webhook of the account was disabled: its address accepted nothing for three days, or answered 410; emailed to people who turned email off as well.',
  API_SECRET_ISSUED:
    'An API token of the account got a secret, its first or a new one; emailed to people who turned email off as well.',
});
export type NotificationType = keyof typeof NotificationType;

export const Priority = enumType('Priority', 'Urgency of a notification.', {
  URGENT: 'Needs action now.',
  HIGH: 'Worth knowing right away.',
  MEDIUM: 'Worth knowing today.',
  LOW: 'Worth keeping for the record.',
});
export type Priority = keyof typeof Priority;
