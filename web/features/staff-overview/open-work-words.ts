import { paths } from '../../app/paths.ts';
import type { OpenWorkKind } from '../../generated/graphql.ts';

interface WorkWords {
  word: string;
  to: string;
}

/** What each kind of work is called, and where it is done. */
export const openWorkWords: Record<OpenWorkKind, WorkWords> = {
  APPLICATIONS: { word: 'Applications to review', to: paths.adminApplications() },
  EIN_CLAIMS: { word: 'EIN claims to decide', to: paths.adminClaims() },
  LATE_ORDERS: { word: 'Late orders', to: `${paths.adminOrders()}?status=open` },
  ORDER_ISSUES: { word: 'Reported problems', to: `${paths.adminOrders()}?reported=yes` },
  ORDERS_TO_DECIDE: { word: 'Orders with closed kitchens', to: `${paths.adminOrders()}?stopped=yes` },
  CONDUCT_PROPOSALS: { word: 'Proposed steps about kitchens', to: paths.adminReliability() },
  DUE_ORDERS: { word: 'Unpaid after delivery', to: paths.adminDueOrders() },
  OVERDUE_BILLS: { word: 'Overdue bills of tiffin plans', to: paths.adminPayments() },
  CREDIT_ASKED_BACK: { word: 'Credit refunds requested', to: paths.adminPayments() },
  FAILED_REFUNDS: { word: 'Refunds that failed', to: paths.adminPayments() },
  UNMATCHED_PAYMENTS: { word: 'Payments without an order', to: paths.adminPayments() },
  OPEN_DISPUTES: { word: 'Open disputes', to: paths.adminPayments() },
  PROVIDER_FAILURES: { word: 'Card provider problems', to: paths.adminPayments() },
  PENDING_PAYOUTS: { word: 'Payouts to pay', to: paths.adminPayments() },
};
