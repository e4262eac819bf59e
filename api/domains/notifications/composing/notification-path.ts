import { NotificationType } from '../notification-enums.ts';

interface NotificationTarget {
  type: NotificationType;
  orderId: string | null;
  isCustomer: boolean;
}

/** About the security of an account. */
export const aboutSecurity: readonly NotificationType[] = [
  NotificationType.PASSWORD_CHANGED,
  NotificationType.NEW_DEVICE,
  NotificationType.SECOND_FACTOR_CHANGED,
  NotificationType.API_SECRET_ISSUED,
  NotificationType.WEBHOOK_CHANGED,
  NotificationType.WEBHOOK_DISABLED,
];

export const aboutTiffinPlans: readonly NotificationType[] = [
  NotificationType.TIFFIN_PLAN_STARTED,
  NotificationType.TIFFIN_CONSENT_GIVEN,
  NotificationType.TIFFIN_DAY_REFUSED,
  NotificationType.TIFFIN_ORDER_BREAKS_DIET,
  NotificationType.TIFFIN_DAY_MISSED,
  NotificationType.TIFFIN_DAYS_CLOSED,
  NotificationType.TIFFIN_DAYS_REOPENED,
  NotificationType.TIFFIN_PRICE_RAISED,
  NotificationType.TIFFIN_PLAN_INTERRUPTED,
  NotificationType.TIFFIN_PLAN_ENDED,
  NotificationType.TIFFIN_SPOTS_RESERVED,
  NotificationType.TIFFIN_WAIT_ENDED,
  NotificationType.TIFFIN_BILL_MADE,
  NotificationType.TIFFIN_BILL_PAID,
  NotificationType.TIFFIN_BILL_VOID,
  NotificationType.TIFFIN_BILL_OVERDUE,
  NotificationType.TIFFIN_BILL_RETURNED,
  NotificationType.TIFFIN_CREDIT_ASKED_BACK,
];

/** About a bill that the customer is to pay in person. */
export const aboutPayingBills: readonly NotificationType[] = [
  NotificationType.TIFFIN_BILL_DECLINED,
  NotificationType.TIFFIN_BILL_AUTHENTICATION,
];

/** Path of the page a notification links to; the bell in the client uses the same paths. */
export const notificationPath = ({ type, orderId, isCustomer }: NotificationTarget): string => {
  if (aboutSecurity.includes(type)) return '/account-security';
  if (aboutPayingBills.includes(type)) return '/plans/pay';
  if (aboutTiffinPlans.includes(type)) return '/plans';
  if (isCustomer && orderId) return `/orders/${orderId}`;
  if (isCustomer || orderId) return '/orders';
  switch (type) {
    case NotificationType.APPLICATION_APPROVED:
    case NotificationType.KITCHEN_SUSPENDED:
    case NotificationType.KITCHEN_REINSTATED:
      return '/supplier-dashboard';
    case NotificationType.KITCHEN_WARNED:
    case NotificationType.KITCHEN_PAUSED:
      return '/supplier-analytics/reliability';
    case NotificationType.CONTENTS_UNWRITTEN:
      return '/menu-management?tab=week';
    case NotificationType.TIFFIN_PLAN_WAITS:
      return '/supplier/today';
    case NotificationType.PAYMENT_DISPUTED:
    case NotificationType.DISPUTE_CLOSED:
      return '/supplier-payouts';
    case NotificationType.PAYMENT_ATTENTION:
      return '/admin-payments';
    case NotificationType.CLAIM_FILED:
      return '/admin/claims';
    case NotificationType.REVIEW_STARTED:
      return '/supplier-verification-status';
    default:
      return '/supplier-onboarding';
  }
};
