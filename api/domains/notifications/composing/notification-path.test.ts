import { expect, test } from 'vitest';
import { NotificationType } from '../notification-enums.ts';
import { notificationPath } from './notification-path.ts';

const {
  ORDER_PLACED,
  REFUND_MADE,
  REVIEW_STARTED,
  DOCUMENT_REJECTED,
  KITCHEN_SUSPENDED,
  PASSWORD_CHANGED,
  CLAIM_FILED,
  SECOND_FACTOR_CHANGED,
  TIFFIN_DAY_REFUSED,
  CONTENTS_UNWRITTEN,
} = NotificationType;

test.each([
  ['Meera to her order', { type: ORDER_PLACED, orderId: 'K7', isCustomer: true }, '/orders/K7'],
  [
    'Meera, whose order was never placed, to all of hers',
    { type: REFUND_MADE, orderId: null, isCustomer: true },
    '/orders',
  ],
  ['Ravi to his plans', { type: TIFFIN_DAY_REFUSED, orderId: null, isCustomer: true }, '/plans'],
  ['Asha to her order board', { type: ORDER_PLACED, orderId: 'K7', isCustomer: false }, '/orders'],
  [
    'Asha to her application status',
    { type: REVIEW_STARTED, orderId: null, isCustomer: false },
    '/supplier-verification-status',
  ],
  [
    'Asha to what she must correct',
    { type: DOCUMENT_REJECTED, orderId: null, isCustomer: false },
    '/supplier-onboarding',
  ],
  [
    'Asha to her suspended kitchen',
    { type: KITCHEN_SUSPENDED, orderId: null, isCustomer: false },
    '/supplier-dashboard',
  ],
  [
    'Asha to the menu of her week',
    { type: CONTENTS_UNWRITTEN, orderId: null, isCustomer: false },
    '/menu-management?tab=week',
  ],
  ['Farida to the claims', { type: CLAIM_FILED, orderId: null, isCustomer: false }, '/admin/claims'],
  [
    'Anita to her security',
    { type: PASSWORD_CHANGED, orderId: null, isCustomer: false },
    '/account-security',
  ],
  [
    'Asha to her security',
    { type: SECOND_FACTOR_CHANGED, orderId: null, isCustomer: false },
    '/account-security',
  ],
])('a notification leads %s', (_, notification, path) => {
  expect(notificationPath(notification)).toBe(path);
});
