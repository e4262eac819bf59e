import { NotificationType } from '../notification-enums.ts';

interface Led {
  type: NotificationType;
  orderId: string | null;
  isCustomer: boolean;
}

/** Where one looks to see what a notification is about; the client's bell leads to the same places. */
export const notificationPath = ({ type, orderId, isCustomer }: Led): string => {
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
