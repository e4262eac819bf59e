import BadgeCheck from '~icons/lucide/badge-check';
import Ban from '~icons/lucide/ban';
import Bike from '~icons/lucide/bike';
import CalendarCheck from '~icons/lucide/calendar-check';
import CalendarX from '~icons/lucide/calendar-x';
import ChefHat from '~icons/lucide/chef-hat';
import CircleAlert from '~icons/lucide/circle-alert';
import ClockAlert from '~icons/lucide/clock-alert';
import CreditCard from '~icons/lucide/credit-card';
import FileWarning from '~icons/lucide/file-exclamation-point';
import FileSearch from '~icons/lucide/file-search';
import KeyRound from '~icons/lucide/key-round';
import Landmark from '~icons/lucide/landmark';
import MessageCircleWarning from '~icons/lucide/message-circle-warning';
import MonitorSmartphone from '~icons/lucide/monitor-smartphone';
import NotebookPen from '~icons/lucide/notebook-pen';
import PackageCheck from '~icons/lucide/package-check';
import ReceiptText from '~icons/lucide/receipt-text';
import ScanSearch from '~icons/lucide/scan-search';
import ShieldCheck from '~icons/lucide/shield-check';
import ShoppingBag from '~icons/lucide/shopping-bag';
import TriangleAlert from '~icons/lucide/triangle-alert';
import Undo2 from '~icons/lucide/undo-2';
import { paths } from '../../app/paths.ts';
import type { NotificationType } from '../../generated/graphql.ts';
import type { Icon } from '../../ui/display/svg-icon.ts';

export const iconOf: Record<NotificationType, Icon> = {
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
  CONTENTS_UNWRITTEN: NotebookPen,
  PAYMENT_COMPLETED: CreditCard,
  REFUND_MADE: Undo2,
  PAYMENT_DISPUTED: Landmark,
  DISPUTE_CLOSED: Landmark,
  PAYMENT_ATTENTION: CircleAlert,
  TIFFIN_PLAN_STARTED: CalendarCheck,
  TIFFIN_CONSENT_GIVEN: CalendarCheck,
  TIFFIN_DAY_REFUSED: CalendarX,
  TIFFIN_ORDER_BREAKS_DIET: CircleAlert,
  TIFFIN_DAY_MISSED: CalendarX,
  TIFFIN_DAYS_CLOSED: CalendarX,
  TIFFIN_DAYS_REOPENED: CalendarCheck,
  TIFFIN_PRICE_RAISED: CircleAlert,
  TIFFIN_PLAN_INTERRUPTED: CalendarX,
  TIFFIN_PLAN_ENDED: Ban,
  TIFFIN_SPOTS_RESERVED: CalendarCheck,
  TIFFIN_WAIT_ENDED: CalendarX,
  TIFFIN_BILL_MADE: ReceiptText,
  TIFFIN_BILL_PAID: BadgeCheck,
  TIFFIN_BILL_VOID: ReceiptText,
  TIFFIN_BILL_DECLINED: CreditCard,
  TIFFIN_BILL_AUTHENTICATION: CreditCard,
  TIFFIN_BILL_RETURNED: Undo2,
  TIFFIN_BILL_OVERDUE: CircleAlert,
  TIFFIN_CREDIT_ASKED_BACK: Undo2,
  TIFFIN_PLAN_WAITS: CalendarX,
  REVIEW_STARTED: ScanSearch,
  DOCUMENT_REJECTED: FileWarning,
  APPLICATION_APPROVED: BadgeCheck,
  APPLICATION_REJECTED: FileWarning,
  CLAIM_FILED: FileSearch,
  KITCHEN_SUSPENDED: Ban,
  KITCHEN_REINSTATED: BadgeCheck,
  KITCHEN_WARNED: CircleAlert,
  KITCHEN_PAUSED: CalendarX,
  PASSWORD_CHANGED: KeyRound,
  NEW_DEVICE: MonitorSmartphone,
  SECOND_FACTOR_CHANGED: ShieldCheck,
  API_SECRET_ISSUED: KeyRound,
  WEBHOOK_CHANGED: KeyRound,
  WEBHOOK_DISABLED: KeyRound,
};

/** The screen a notification links to. */
export function linkOf(
  { type, orderId }: { type: NotificationType; orderId?: string | null },
  isKitchen: boolean,
): string {
  if (orderId) return isKitchen ? paths.orders() : paths.order(orderId);
  switch (type) {
    case 'PASSWORD_CHANGED':
    case 'NEW_DEVICE':
      return paths.profile();
    case 'SECOND_FACTOR_CHANGED':
    case 'API_SECRET_ISSUED':
    case 'WEBHOOK_CHANGED':
    case 'WEBHOOK_DISABLED':
      return paths.accountSecurity();
    case 'APPLICATION_APPROVED':
    case 'KITCHEN_SUSPENDED':
    case 'KITCHEN_REINSTATED':
      return paths.supplierDashboard();
    case 'KITCHEN_WARNED':
    case 'KITCHEN_PAUSED':
      return paths.supplierReliability();
    case 'PAYMENT_DISPUTED':
    case 'DISPUTE_CLOSED':
      return paths.supplierPayouts();
    case 'PAYMENT_ATTENTION':
      return paths.adminPayments();
    case 'CLAIM_FILED':
      return paths.adminClaims();
    case 'TIFFIN_BILL_DECLINED':
    case 'TIFFIN_BILL_AUTHENTICATION':
      return paths.payBill();
    case 'TIFFIN_BILL_RETURNED':
    case 'TIFFIN_PLAN_STARTED':
    case 'TIFFIN_CONSENT_GIVEN':
    case 'TIFFIN_DAY_REFUSED':
    case 'TIFFIN_ORDER_BREAKS_DIET':
    case 'TIFFIN_DAY_MISSED':
    case 'TIFFIN_DAYS_CLOSED':
    case 'TIFFIN_DAYS_REOPENED':
    case 'TIFFIN_PRICE_RAISED':
    case 'TIFFIN_PLAN_INTERRUPTED':
    case 'TIFFIN_PLAN_ENDED':
    case 'TIFFIN_SPOTS_RESERVED':
    case 'TIFFIN_WAIT_ENDED':
    case 'TIFFIN_BILL_MADE':
    case 'TIFFIN_BILL_PAID':
    case 'TIFFIN_BILL_VOID':
    case 'TIFFIN_BILL_OVERDUE':
    case 'TIFFIN_CREDIT_ASKED_BACK':
      return paths.tiffinPlans();
    case 'CONTENTS_UNWRITTEN':
      return paths.menuOfWeek();
    case 'TIFFIN_PLAN_WAITS':
      return paths.supplierToday();
    case 'REVIEW_STARTED':
      return paths.supplierVerificationStatus();
    default:
      return paths.supplierOnboarding();
  }
}
