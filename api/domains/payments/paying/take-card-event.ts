import { LockMode } from '@mikro-orm/core';
import { everybody } from '../../../core/access/rules.ts';
import type { CardEvent, DisputeNews } from '../../../core/interfaces/card-provider.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { releaseHeldOrder } from '../../orders/holding/release-held-order.ts';
import { lockBill } from '../bills/lock-bill.ts';
import { takeDispute } from '../disputes/take-dispute.ts';
import { Payment } from '../payment.ts';
import { PaymentStatus } from '../payment-enums.ts';
import { PayoutAccount } from '../payouts/payout-account.ts';
import { settleRefund } from '../refunding/settle-refund.ts';
import { lockPayableOrder } from './lock-payable-order.ts';
import { type CardEventOutcome, ReceivedCardEvent } from './received-card-event.ts';
import {
  mismatchOf,
  type Paid,
  recordUnmatchedDispute,
  recordUnmatchedPayment,
} from './record-unmatched-payment.ts';
import { settlePayment } from './settle-payment.ts';

const storeEvent = query(
  { ReceivedCardEvent },
  (on, { id, kind, receivedAt }: Given<Pick<ReceivedCardEvent, 'id' | 'kind' | 'receivedAt'>>) =>
    on
      .insertInto('ReceivedCardEvent')
      .values({ id, kind, outcome: '', receivedAt })
      .onConflict(conflict => conflict.column('id').doNothing())
      .returning('id'),
);

const storeOutcome = query(
  { ReceivedCardEvent },
  (on, { id, outcome }: Given<{ id: string; outcome: CardEventOutcome }>) =>
    on.updateTable('ReceivedCardEvent').set({ outcome }).where('id', '=', id),
);

const paymentQuery = query({ Payment }, (from, { intentId }: Given<{ intentId: string }>) =>
  from.selectFrom('Payment').where('providerIntentId', '=', intentId).select(['id', 'orderId', 'billId']),
);

const storeReadiness = query(
  { PayoutAccount },
  (on, { accountId, isReady }: Given<{ accountId: string; isReady: boolean }>) =>
    on
      .updateTable('PayoutAccount')
      .set({ isReady })
      .where('providerAccountId', '=', accountId)
      .returning('supplierId'),
);

/**
 * Handles a signed event of the card provider: the only way an order becomes paid by card. An event takes
 * effect once, and not at all when our own row disagrees; the row is found by the payment intent.
 */
export const takeCardEvent = operation(
  everybody,
  async (work: Work, event: CardEvent): Promise<CardEventOutcome> => {
    if (!(await isNew(work, event))) return 'known already';
    const outcome = await effectOf(work, event);
    await storeOutcome.all(work.sql, { id: event.id, outcome });
    return outcome;
  },
);

/** A concurrent duplicate of an event waits here for the first one. */
const isNew = async ({ sql, now }: Work, { id, kind }: CardEvent): Promise<boolean> => {
  const stored = await storeEvent.first(sql, { id, kind, receivedAt: now });
  return stored !== undefined;
};

const effectOf = async (work: Work, event: CardEvent): Promise<CardEventOutcome> => {
  if (event.kind === 'other') return 'nothing to do';
  if (event.kind === 'refund') return settleRefund(work, event);
  if (event.kind === 'account') return noteAccount(work, event);
  if (event.kind === 'dispute') return disputed(work, event);
  const payment = await lockedPayment(work, event.intentId);
  if (event.kind === 'paid') return paid(work, payment, event);
  if (!payment) return 'unknown';
  if (payment.status !== PaymentStatus.OPEN) return 'nothing to do';
  if (event.kind === 'declined') payment.declineWords = event.words;
  else await canceled(work, payment);
  return 'done';
};

/** Locks the order or bill before its payment, as everything else does, to avoid a deadlock. */
const lockedPayment = async (work: Work, intentId: string): Promise<Payment | null> => {
  const { em, sql } = work;
  const found = await paymentQuery.first(sql, { intentId });
  if (!found) return null;
  if (found.billId) await lockBill(work, found.billId);
  else await lockPayableOrder(sql, found.orderId);
  return em.findOne(Payment, { id: found.id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
};

const paid = async (work: Work, payment: Payment | null, event: Paid): Promise<CardEventOutcome> => {
  const mismatch = mismatchOf(payment, event);
  if (mismatch) recordUnmatchedPayment(work, payment, event, mismatch);
  if (!payment) return 'unknown';
  if (mismatch) return 'does not match';
  if (payment.succeededAt) return 'known already';
  await settlePayment(work, payment);
  return 'done';
};

const disputed = async (work: Work, event: DisputeNews & { id: string }): Promise<CardEventOutcome> => {
  const payment = event.intentId ? await lockedPayment(work, event.intentId) : null;
  if (!payment) {
    await recordUnmatchedDispute(work, event);
    return 'unknown';
  }
  await takeDispute(work, payment, event);
  return 'done';
};

const canceled = async (work: Work, payment: Payment): Promise<void> => {
  payment.status = PaymentStatus.CANCELED;
  await releaseHeldOrder(work, payment.orderId);
};

const noteAccount = async (
  { sql }: Work,
  { accountId, isReady }: Extract<CardEvent, { kind: 'account' }>,
): Promise<CardEventOutcome> => {
  const known = await storeReadiness.first(sql, { accountId, isReady });
  return known ? 'done' : 'unknown';
};
