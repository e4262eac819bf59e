import {
  BadgeCheck,
  Ban,
  Bike,
  ChefHat,
  CircleAlert,
  ClockAlert,
  CreditCard,
  FileWarning,
  Landmark,
  type LucideIcon,
  MessageCircleWarning,
  PackageCheck,
  ReceiptText,
  ScanSearch,
  ShoppingBag,
  TriangleAlert,
  Undo2,
} from 'lucide-react';
import { paths } from '../../app/paths.ts';
import type { NotificationType } from '../../generated/graphql.ts';

export const iconOf: Record<NotificationType, LucideIcon> = {
  ORDER_PLACED: ReceiptText,
  ORDER_READY: ChefHat,
  PICKUP_READY: ShoppingBag,
  DELIVERY_ASSIGNED: Bike,
  ORDER_DELIVERED: PackageCheck,
  ORDER_NOT_READY: ClockAlert,
  ORDER_CANCELED: Ban,
  ORDER_CONFIRMED: ReceiptText,
  DISH_CHANGED: TriangleAlert,
  ISSUE_REPORTED: MessageCircleWarning,
  PAYMENT_COMPLETED: CreditCard,
  REFUND_MADE: Undo2,
  PAYMENT_DISPUTED: Landmark,
  DISPUTE_CLOSED: Landmark,
  PAYMENT_ATTENTION: CircleAlert,
  REVIEW_STARTED: ScanSearch,
  DOCUMENT_REJECTED: FileWarning,
  APPLICATION_APPROVED: BadgeCheck,
  APPLICATION_REJECTED: FileWarning,
  KITCHEN_SUSPENDED: Ban,
  KITCHEN_REINSTATED: BadgeCheck,
};

/** The screen a notification links to. */
export function linkOf(
  { type, orderId }: { type: NotificationType; orderId?: string | null },
  isKitchen: boolean,
): string {
  if (orderId) return isKitchen ? paths.orders() : paths.order(orderId);
  switch (type) {
    case 'APPLICATION_APPROVED':
    case 'KITCHEN_SUSPENDED':
    case 'KITCHEN_REINSTATED':
      return paths.supplierDashboard();
    case 'PAYMENT_DISPUTED':
    case 'DISPUTE_CLOSED':
      return paths.supplierPayouts();
    case 'PAYMENT_ATTENTION':
      return paths.adminPayments();
    case 'REVIEW_STARTED':
      return paths.supplierVerificationStatus();
    default:
      return paths.supplierOnboarding();
  }
}
