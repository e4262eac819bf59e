import { payoutBusinessDays } from '../../../../schema/constants.ts';
import { businessDaysAfter } from '../../../../schema/rules/business-days.ts';
import type { Work } from '../../../core/operation/operation.ts';
import { newIdentifier } from '../../../core/values/identifier.ts';
import { type Cents, dollars } from '../../../core/values/money.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { nameOfNumber } from '../../orders/order-number.ts';
import { lockCredit } from '../credit/lock-credit.ts';
import { enterReversal } from '../ledger/ledger.ts';
import { reversalOf } from '../ledger/shares.ts';
import type { Payment } from '../payment.ts';
import { PaymentMethod, RefundCause, RefundStatus } from '../payment-enums.ts';
import { RefundMade } from '../payment-events.ts';
import { Refund, type RefundLine } from './refund.ts';
import { completeRefund } from './settle-refund.ts';

interface Wanted {
  amountCents: Cents;
  cause: RefundCause;
  reason: string | null;
  lines?: RefundLine[];
  idempotencyKey?: string;
  requestHash?: string;
}

/**
 * Decides a refund of a payment that the caller has locked: the amount and who bears it. The money is sent
 * after the commit (send-refunds.ts); what was paid from credit is credit again immediately.
 */
export const startRefund = async (work: Work, payment: Payment, wanted: Wanted): Promise<Refund> => {
  const { em, now } = work;
  const { amountCents, cause } = wanted;
  // A payment for an order that is gone was never split into shares.
  const commissionCents =
    cause === RefundCause.LATE_PAYMENT ? 0 : reversalOf(payment, amountCents).commission;
  const refund = em.create(Refund, {
    id: newIdentifier(now),
    paymentId: payment.id,
    orderId: payment.orderId,
    customerId: payment.customerId,
    supplierId: payment.supplierId,
    lines: [],
    ...wanted,
    commissionCents,
    status: RefundStatus.PENDING,
    createdAt: now,
    expectedOn: businessDaysAfter(now, payment.method === PaymentMethod.CREDIT ? 0 : payoutBusinessDays),
  });
  payment.refundedCents += amountCents;
  if (cause !== RefundCause.LATE_PAYMENT) enterReversal(work, refund);
  if (payment.method === PaymentMethod.CREDIT) await refundToCredit(work, refund);
  recordAudit(work, {
    action: 'REFUND_STARTED',
    subjectKind: 'payment',
    subjectId: payment.id,
    subjectName: nameOfNumber(payment.orderNumber),
    after: { refundId: refund.id, amount: dollars(amountCents), cause },
    // The audit trail is immutable, but the reason a customer gave must be erasable, so it is left out.
    reason: cause === RefundCause.CANCELED ? null : wanted.reason,
  });
  work.record(new RefundMade(payment.orderId, refund.id));
  return refund;
};

const refundToCredit = async (work: Work, refund: Refund): Promise<void> => {
  const credit = await lockCredit(work, refund);
  credit.add(refund.amountCents, work.now);
  completeRefund(work, refund, PaymentMethod.CREDIT);
};
