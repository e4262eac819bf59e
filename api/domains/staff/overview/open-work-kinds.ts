import type { StaffRight } from '../../../../schema/staff-rights.ts';
import { enumType } from '../../../core/graphql/enum-type.ts';

interface Kind {
  meaning: string;
  right: StaffRight;
}

/** What waits for staff, and the right of those who do it. */
export const openWorkKinds = {
  APPLICATIONS: { right: 'REVIEW_KITCHENS', meaning: 'Applications submitted or under review.' },
  EIN_CLAIMS: { right: 'REVIEW_KITCHENS', meaning: 'EIN claims with a letter and without a decision.' },
  LATE_ORDERS: { right: 'SEE_ORDERS', meaning: 'Open orders whose serving time is over.' },
  ORDER_ISSUES: { right: 'SEE_ORDERS', meaning: 'Problems that customers reported, not handled yet.' },
  ORDERS_TO_DECIDE: {
    right: 'SEE_ORDERS',
    meaning: 'Open orders whose kitchen is closed that day, suspended or disabled.',
  },
  CONDUCT_PROPOSALS: {
    right: 'MANAGE_KITCHENS',
    meaning: 'Steps proposed because of the orders of a kitchen.',
  },
  DUE_ORDERS: { right: 'SEE_MONEY', meaning: 'Delivered orders of the last 30 days whose payment is due.' },
  OVERDUE_BILLS: { right: 'SEE_MONEY', meaning: 'Weekly bills of tiffin plans that are overdue.' },
  CREDIT_ASKED_BACK: { right: 'SEE_MONEY', meaning: 'Credit of tiffin plans that customers asked back.' },
  FAILED_REFUNDS: { right: 'SEE_MONEY', meaning: 'Refunds that failed and must be settled by hand.' },
  UNMATCHED_PAYMENTS: { right: 'SEE_MONEY', meaning: 'Card payments and disputes that match no payment.' },
  OPEN_DISPUTES: { right: 'SEE_MONEY', meaning: 'Disputes without a decision.' },
  PROVIDER_FAILURES: { right: 'SEE_MONEY', meaning: 'Tasks that the card provider refused.' },
  PENDING_PAYOUTS: { right: 'SEE_MONEY', meaning: 'Payouts that are not paid yet.' },
} as const satisfies Record<string, Kind>;

export type OpenWorkKind = keyof typeof openWorkKinds;

const meanings = Object.fromEntries(
  Object.entries(openWorkKinds).map(([kind, { meaning }]) => [kind, meaning]),
) as Record<OpenWorkKind, string>;

export const OpenWorkKind = enumType('OpenWorkKind', 'Kind of work that waits for staff.', meanings);
