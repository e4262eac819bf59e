import { aboutPayingBills, aboutSecurity } from '../composing/notification-path.ts';
import { NotificationType } from '../notification-enums.ts';

/** Consents to a recurring charge, with their words. */
const aboutConsent: readonly NotificationType[] = [
  NotificationType.TIFFIN_PLAN_STARTED,
  NotificationType.TIFFIN_CONSENT_GIVEN,
];

/** About money that a customer will owe without doing anything, or is to pay before their meals continue. */
const aboutMoneyOwed: readonly NotificationType[] = [
  NotificationType.TIFFIN_PRICE_RAISED,
  NotificationType.TIFFIN_BILL_OVERDUE,
  ...aboutPayingBills,
];

/** Emailed to people who turned email off as well. */
export const alwaysMailed: readonly NotificationType[] = [
  ...aboutSecurity,
  ...aboutConsent,
  ...aboutMoneyOwed,
];
