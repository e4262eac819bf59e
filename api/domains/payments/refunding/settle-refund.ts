import { LockMode } from '@mikro-orm/core';
import type { RefundState } from '../../../core/interfaces/card-provider.ts';
import type { Work } from '../../../core/operation/operation.ts';
import { isIdentifier } from '../../../core/values/identifier.ts';
import { enterRefund, enterReturnedRefund } from '../ledger/ledger.ts';
import { PaymentMethod, RefundStatus } from '../payment-enums.ts';
import { Refund } from './refund.ts';

interface ReportedRefund {
  refundId: string;
  providerId: string;
  state: RefundState;
}

/**
 * Applies what the provider reports about a refund, by response or event, in any order. A successful refund
 * can still fail later when the customer's bank returns it; the ledger then owes it again.
 */
export const settleRefund = async (
  work: Work,
  reported: ReportedRefund,
): Promise<'done' | 'unknown' | 'nothing to do'> => {
  const refund = isIdentifier(reported.refundId)
    ? await work.em.findOne(Refund, { id: reported.refundId }, { lockMode: LockMode.PESSIMISTIC_WRITE })
    : null;
  if (!refund) return 'unknown';
  const isOther = refund.providerRefundId && refund.providerRefundId !== reported.providerId;
  if (isOther || refund.status === RefundStatus.FAILED) return 'nothing to do';
  const isSent = refund.status === RefundStatus.SUCCEEDED;
  if (isSent && reported.state !== 'failed') return 'nothing to do';
  refund.providerRefundId = reported.providerId;
  if (isSent) enterReturnedRefund(work, refund);
  if (reported.state === 'pending') refund.status = RefundStatus.SENT;
  else if (reported.state === 'failed') refund.status = RefundStatus.FAILED;
  else completeRefund(work, refund, PaymentMethod.CARD);
  return 'done';
};

/** Marks a refund as completed. */
export const completeRefund = (work: Work, refund: Refund, method: PaymentMethod): void => {
  refund.status = RefundStatus.SUCCEEDED;
  refund.completedAt = work.now;
  enterRefund(work, refund, method);
};
