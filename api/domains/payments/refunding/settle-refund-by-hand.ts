import { LockMode } from '@mikro-orm/core';
import { withRight } from '../../../core/access/rules.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import type { Problem } from '../../../core/operation/problem.ts';
import { isIdentifier } from '../../../core/values/identifier.ts';
import { dollars } from '../../../core/values/money.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { Payment } from '../payment.ts';
import { PaymentMethod, RefundStatus } from '../payment-enums.ts';
import { NothingToSettle } from '../payment-problems.ts';
import { Refund } from './refund.ts';
import { completeRefund } from './settle-refund.ts';

/** Records that support paid a refund by hand: for payments by hand, or when the card provider failed. */
export const settleRefundByHand = operation(
  withRight('REFUND'),
  async (work: Work, id: string): Promise<{ refundId: string } | Problem> => {
    if (!isIdentifier(id)) return new NothingToSettle();
    const refund = await work.em.findOne(Refund, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!refund) return new NothingToSettle();
    const payment = await work.em.findOneOrFail(Payment, { id: refund.paymentId });
    const isByHand = payment.method === PaymentMethod.BY_HAND && refund.status === RefundStatus.PENDING;
    if (!isByHand && refund.status !== RefundStatus.FAILED) return new NothingToSettle();
    completeRefund(work, refund, PaymentMethod.BY_HAND);
    recordAudit(work, {
      action: 'REFUND_SETTLED_BY_HAND',
      subjectKind: 'payment',
      subjectId: payment.id,
      subjectName: `Order ${payment.orderNumber}`,
      after: { refundId: refund.id, amount: dollars(refund.amountCents) },
    });
    return { refundId: refund.id };
  },
);
