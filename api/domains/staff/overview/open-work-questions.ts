import { type Expression, sql } from 'kysely';
import { type Given, type Query, query } from '../../../core/query/query.ts';
import { ConductProposalStatus } from '../../conduct/conduct-enums.ts';
import { ConductProposal } from '../../conduct/proposals/conduct-proposal.ts';
import { User } from '../../identity/user.ts';
import { Closure } from '../../mealtimes/closure.ts';
import { ClaimStatus, EinClaim } from '../../onboarding/claims/ein-claim.ts';
import { OrderIssue } from '../../orders/issues/order-issue.ts';
import { Order } from '../../orders/order.ts';
import { OrderPaymentStatus } from '../../orders/order-enums.ts';
import { OrderStatus, openStatuses } from '../../orders/order-status.ts';
import { needsDecision } from '../../orders/reopening/needs-decision.ts';
import { TiffinBill } from '../../payments/bills/tiffin-bill.ts';
import { TiffinCredit } from '../../payments/credit/tiffin-credit.ts';
import { Dispute } from '../../payments/disputes/dispute.ts';
import { UnmatchedPayment } from '../../payments/paying/unmatched-payment.ts';
import { RefundStatus, TiffinBillStatus } from '../../payments/payment-enums.ts';
import { Payout, PayoutStatus } from '../../payments/payouts/payout.ts';
import { ProviderFailure } from '../../payments/provider-tasks/provider-failure.ts';
import { Refund } from '../../payments/refunding/refund.ts';
import { Application } from '../../suppliers/application.ts';
import { OnboardingStatus } from '../../suppliers/onboarding-status.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import type { OpenWorkKind } from './open-work-kinds.ts';

type Now = Given<{ now: Date }>;
interface Waiting {
  count: number;
  oldestSince: string | null;
}

/** How many rows there are, and the first of these times. */
const waitingSince = (time: Expression<unknown>) =>
  [sql<number>`count(*)::int`.as('count'), sql<string | null>`min(${time})`.as('oldestSince')] as const;

/** Statuses are literals, so that the planner uses the indexes of what is open. */
const openLiterals = openStatuses.map(status => sql.lit(status));

/** One count for each kind of work. */
export const openWorkQuestions: Record<OpenWorkKind, Query<{ now: Date }, Waiting>> = {
  APPLICATIONS: query({ Application }, (from, _: Now) =>
    from
      .selectFrom('Application')
      .where('status', 'in', [OnboardingStatus.DOCUMENTS_SUBMITTED, OnboardingStatus.UNDER_REVIEW])
      .select(({ ref }) => waitingSince(ref('documentsSubmittedAt'))),
  ),
  EIN_CLAIMS: query({ EinClaim }, (from, _: Now) =>
    from
      .selectFrom('EinClaim')
      .where('status', '=', ClaimStatus.OPEN)
      .select(({ ref }) => waitingSince(ref('createdAt'))),
  ),
  LATE_ORDERS: query({ Order }, (from, { now }: Now) =>
    from
      .selectFrom('Order')
      .where('status', 'in', openLiterals)
      .where('servedUntil', '<', now)
      .select(({ ref }) => waitingSince(ref('servedUntil'))),
  ),
  ORDER_ISSUES: query({ OrderIssue }, (from, _: Now) =>
    from
      .selectFrom('OrderIssue')
      .where('handledAt', 'is', null)
      .select(({ ref }) => waitingSince(ref('reportedAt'))),
  ),
  ORDERS_TO_DECIDE: query({ Order, Supplier, User, Closure }, (from, _: Now) =>
    from
      .selectFrom('Order as o')
      .where(needsDecision)
      .select(({ ref }) => waitingSince(ref('o.placedAt'))),
  ),
  CONDUCT_PROPOSALS: query({ ConductProposal }, (from, _: Now) =>
    from
      .selectFrom('ConductProposal')
      .where('status', '=', sql.lit(ConductProposalStatus.OPEN))
      .select(({ ref }) => waitingSince(ref('proposedAt'))),
  ),
  DUE_ORDERS: query({ Order }, (from, { now }: Now) =>
    from
      .selectFrom('Order')
      .where('placedAt', '>', sql<string>`${now}::timestamptz - interval '30 days'`)
      .where('paymentStatus', '=', OrderPaymentStatus.DUE)
      .where('status', '=', OrderStatus.DELIVERED)
      .select(({ ref }) => waitingSince(ref('placedAt'))),
  ),
  OVERDUE_BILLS: query({ TiffinBill }, (from, _: Now) =>
    from
      .selectFrom('TiffinBill')
      .where('status', '=', sql.lit(TiffinBillStatus.OPEN))
      .where('overdueAt', 'is not', null)
      .select(({ ref }) => waitingSince(ref('overdueAt'))),
  ),
  CREDIT_ASKED_BACK: query({ TiffinCredit }, (from, _: Now) =>
    from
      .selectFrom('TiffinCredit')
      .where('cents', '>', sql.lit(0))
      .where('askedBackAt', 'is not', null)
      .select(({ ref }) => waitingSince(ref('askedBackAt'))),
  ),
  FAILED_REFUNDS: query({ Refund }, (from, _: Now) =>
    from
      .selectFrom('Refund')
      .where('status', '=', RefundStatus.FAILED)
      .select(({ ref }) => waitingSince(ref('createdAt'))),
  ),
  UNMATCHED_PAYMENTS: query({ UnmatchedPayment }, (from, _: Now) =>
    from
      .selectFrom('UnmatchedPayment')
      .where('closedAt', 'is', null)
      .select(({ ref }) => waitingSince(ref('receivedAt'))),
  ),
  OPEN_DISPUTES: query({ Dispute }, (from, _: Now) =>
    from
      .selectFrom('Dispute')
      .where('closedAt', 'is', null)
      .select(({ ref }) => waitingSince(ref('openedAt'))),
  ),
  PROVIDER_FAILURES: query({ ProviderFailure }, (from, _: Now) =>
    from.selectFrom('ProviderFailure').select(({ ref }) => waitingSince(ref('firstFailedAt'))),
  ),
  PENDING_PAYOUTS: query({ Payout }, (from, _: Now) =>
    from
      .selectFrom('Payout')
      .where('status', '=', PayoutStatus.PENDING)
      .select(({ ref }) => waitingSince(ref('createdAt'))),
  ),
};
