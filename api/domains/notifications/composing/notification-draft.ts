import type { Notification } from '../notification.ts';
import { NotificationType, Priority } from '../notification-enums.ts';
import type { Translations } from './notification-texts.ts';

/** A notification before it is stored. */
export type NotificationDraft = Pick<Notification, 'userId' | 'id' | 'type' | 'title' | 'message'> & {
  priority: Priority;
  translations?: Translations;
  orderId: string | null;
  happenedAt: string;
};

const { URGENT, HIGH, MEDIUM, LOW } = Priority;

/** Default priority of each type; a new order is more urgent for the kitchen than for the customer. */
export const priorityOf: Record<NotificationType, Priority> = {
  [NotificationType.ORDER_PLACED]: MEDIUM,
  [NotificationType.ORDER_READY]: HIGH,
  [NotificationType.PICKUP_READY]: URGENT,
  [NotificationType.DELIVERY_ASSIGNED]: HIGH,
  [NotificationType.ORDER_DELIVERED]: MEDIUM,
  [NotificationType.ORDER_NOT_READY]: URGENT,
  [NotificationType.ORDER_CANCELED]: URGENT,
  [NotificationType.ORDER_CONFIRMED]: HIGH,
  [NotificationType.DISH_CHANGED]: URGENT,
  [NotificationType.ISSUE_REPORTED]: MEDIUM,
  [NotificationType.CONTENTS_UNWRITTEN]: HIGH,
  [NotificationType.PAYMENT_COMPLETED]: LOW,
  [NotificationType.REFUND_MADE]: MEDIUM,
  [NotificationType.PAYMENT_DISPUTED]: HIGH,
  [NotificationType.DISPUTE_CLOSED]: HIGH,
  [NotificationType.PAYMENT_ATTENTION]: HIGH,
  [NotificationType.TIFFIN_PLAN_STARTED]: MEDIUM,
  [NotificationType.TIFFIN_CONSENT_GIVEN]: LOW,
  [NotificationType.TIFFIN_DAY_REFUSED]: URGENT,
  [NotificationType.TIFFIN_ORDER_BREAKS_DIET]: URGENT,
  [NotificationType.TIFFIN_DAY_MISSED]: HIGH,
  [NotificationType.TIFFIN_DAYS_CLOSED]: HIGH,
  [NotificationType.TIFFIN_DAYS_REOPENED]: HIGH,
  [NotificationType.TIFFIN_PRICE_RAISED]: HIGH,
  [NotificationType.TIFFIN_PLAN_INTERRUPTED]: HIGH,
  [NotificationType.TIFFIN_PLAN_ENDED]: HIGH,
  [NotificationType.TIFFIN_SPOTS_RESERVED]: HIGH,
  [NotificationType.TIFFIN_WAIT_ENDED]: HIGH,
  [NotificationType.TIFFIN_BILL_MADE]: HIGH,
  [NotificationType.TIFFIN_BILL_PAID]: LOW,
  [NotificationType.TIFFIN_BILL_VOID]: MEDIUM,
  [NotificationType.TIFFIN_BILL_DECLINED]: HIGH,
  [NotificationType.TIFFIN_BILL_AUTHENTICATION]: URGENT,
  [NotificationType.TIFFIN_BILL_RETURNED]: MEDIUM,
  [NotificationType.TIFFIN_BILL_OVERDUE]: URGENT,
  [NotificationType.TIFFIN_CREDIT_ASKED_BACK]: MEDIUM,
  [NotificationType.TIFFIN_PLAN_WAITS]: HIGH,
  [NotificationType.REVIEW_STARTED]: MEDIUM,
  [NotificationType.DOCUMENT_REJECTED]: HIGH,
  [NotificationType.APPLICATION_APPROVED]: HIGH,
  [NotificationType.APPLICATION_REJECTED]: HIGH,
  [NotificationType.CLAIM_FILED]: MEDIUM,
  [NotificationType.KITCHEN_SUSPENDED]: URGENT,
  [NotificationType.KITCHEN_REINSTATED]: HIGH,
  [NotificationType.KITCHEN_WARNED]: HIGH,
  [NotificationType.KITCHEN_PAUSED]: URGENT,
  [NotificationType.PASSWORD_CHANGED]: URGENT,
  [NotificationType.NEW_DEVICE]: HIGH,
  [NotificationType.SECOND_FACTOR_CHANGED]: URGENT,
  [NotificationType.API_SECRET_ISSUED]: HIGH,
  [NotificationType.WEBHOOK_CHANGED]: HIGH,
  [NotificationType.WEBHOOK_DISABLED]: HIGH,
};
