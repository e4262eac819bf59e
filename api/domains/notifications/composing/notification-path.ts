import { NotificationType } from '../notification-enums.ts';

interface NotificationTarget {
  type: NotificationType;
  orderId: string | null;
  isCustomer: boolean;
}

/** Path of the page a notification links to; the bell in the client uses the same paths. */
export const notificationPath = ({ type, orderId, isCustomer }: NotificationTarget): string => {
  if (type === NotificationType.PASSWORD_CHANGED) return '/profile';
  if (isCustomer && orderId) return `/orders/${orderId}`;
  if (isCustomer || orderId) return '/orders';
  switch (type) {
    case NotificationType.APPLICATION_APPROVED:
    case NotificationType.KITCHEN_SUSPENDED:
    case NotificationType.KITCHEN_REINSTATED:
      return '/supplier-dashboard';
    case NotificationType.PAYMENT_DISPUTED:
    case NotificationType.DISPUTE_CLOSED:
      return '/supplier-payouts';
    case NotificationType.PAYMENT_ATTENTION:
      return '/admin-payments';
    case NotificationType.REVIEW_STARTED:
      return '/supplier-verification-status';
    default:
      return '/supplier-onboarding';
  }
};
