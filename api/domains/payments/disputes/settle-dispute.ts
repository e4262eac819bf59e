import { withValues } from '../../../../schema/with-values.ts';
import type { Work } from '../../../core/operation/operation.ts';
import type { Cents } from '../../../core/values/money.ts';
import { Order } from '../../orders/order.ts';
import { OrderStatus } from '../../orders/order-status.ts';
import { enterLostDispute, type Loss } from '../ledger/ledger.ts';
import { LedgerEntry, LedgerKind } from '../ledger/ledger-entry.ts';
import { leftOf, reversalOf } from '../ledger/shares.ts';
import type { Payment } from '../payment.ts';
import { PaymentStatus, RefundCause, RefundStatus } from '../payment-enums.ts';
import { Refund } from '../refunding/refund.ts';
import { startRefund } from '../refunding/start-refund.ts';
import { type Dispute, DisputeStatus } from './dispute.ts';

/** Reasons that are about the meal. Any other, such as a stolen card, is the marketplace's risk. */
const aboutTheMeal: ReadonlySet<string> = new Set(['product_not_received', 'product_unacceptable']);

/** Settles a dispute once it is decided and its money is known. Idempotent. */
export const settleDispute = async (work: Work, payment: Payment, dispute: Dispute): Promise<void> => {
  if (!dispute.closedAt) return;
  if (dispute.status === DisputeStatus.LOST) await settleLost(work, payment, dispute);
  else await refundWhatWaited(work, payment);
};

/** The order was canceled in the meantime: its money can now be refunded. */
const refundWhatWaited = async (work: Work, payment: Payment): Promise<void> => {
  const order = await work.em.findOne(Order, { id: payment.orderId });
  const left = leftOf(payment);
  const isDue = payment.status === PaymentStatus.SUCCEEDED && order?.status === OrderStatus.CANCELED;
  if (!isDue || left === 0) return;
  const reason = order.cancellationReason ?? null;
  await startRefund(work, payment, { amountCents: left, cause: RefundCause.CANCELED, reason });
};

const settleLost = async (work: Work, payment: Payment, dispute: Dispute): Promise<void> => {
  const { em } = work;
  await dispute.movements.load();
  const taken = dispute.takenCents();
  const isEntered = await em.count(LedgerEntry, { kind: LedgerKind.DISPUTE_LOST, sourceId: dispute.id });
  if (taken <= 0 || isEntered > 0) return;
  const owed = await settleOwedRefunds(work, payment, taken);
  const shared = Math.min(taken - owed, leftOf(payment));
  const loss = await lossOf(work, payment, dispute, { taken, owed, shared });
  payment.chargedBackCents += shared;
  const words = withValues(/*i18n*/ 'Dispute lost: {0}', dispute.reason.replaceAll('_', ' '));
  enterLostDispute(work, dispute, loss, words);
};

/** The bank has covered refunds that were never sent; sending them now would pay the customer twice. */
const settleOwedRefunds = async ({ em, now }: Work, payment: Payment, taken: Cents): Promise<Cents> => {
  const status = { $in: [RefundStatus.PENDING, RefundStatus.FAILED] };
  const waiting = await em.find(Refund, { paymentId: payment.id, status }, { orderBy: { createdAt: 'asc' } });
  let owed = 0;
  for (const refund of waiting) {
    if (owed + refund.amountCents > taken) continue;
    owed += refund.amountCents;
    refund.status = RefundStatus.SUCCEEDED;
    refund.completedAt = now;
  }
  return owed;
};

interface Sums {
  taken: Cents;
  owed: Cents;
  shared: Cents;
}

/**
 * The marketplace bears what was refunded before the dispute, and any loss that is not about the meal. So it does for a
 * bill, whose money pays for meals of many days, or is still credit.
 */
const lossOf = async (
  { em }: Work,
  payment: Payment,
  dispute: Dispute,
  { taken, owed, shared }: Sums,
): Promise<Loss> => {
  const order = await em.findOne(Order, { id: payment.orderId });
  const isKitchens = aboutTheMeal.has(dispute.reason) || order?.status === OrderStatus.CANCELED;
  const kitchen =
    isKitchens && !payment.billId && payment.status === PaymentStatus.SUCCEEDED
      ? reversalOf(payment, shared).kitchen
      : 0;
  return { owed, kitchen, commission: taken - owed - kitchen };
};
