import type { CardEvent, DisputeNews } from '../../../core/interfaces/card-provider.ts';
import type { Work } from '../../../core/operation/operation.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { newIdentifier } from '../../../core/values/identifier.ts';
import type { Payment } from '../payment.ts';
import { DisputeUnmatched, PaymentUnmatched } from '../payment-events.ts';
import { PaymentMismatch, UnmatchedPayment } from './unmatched-payment.ts';

export type Paid = Extract<CardEvent, { kind: 'paid' }>;

/** Maximum of the column; larger amounts are capped. */
const largestAmount = 2 ** 31 - 1;

/** Why a payment does not match the one we opened; undefined when it does. */
export const mismatchOf = (payment: Payment | null, event: Paid): PaymentMismatch | undefined => {
  if (!payment) return PaymentMismatch.UNKNOWN_PAYMENT;
  if (event.currency !== 'usd') return PaymentMismatch.OTHER_CURRENCY;
  if (event.amountCents !== payment.amountCents) return PaymentMismatch.OTHER_AMOUNT;
  return event.orderId === payment.orderId ? undefined : PaymentMismatch.OTHER_ORDER;
};

const storable = (cents: number): number => Math.max(0, Math.min(cents, largestAmount));
const codeOf = (currency: string): string => currency.replace(/\W/g, '').slice(0, 3).toUpperCase();

/** Money may have moved outside of our ledger, so an admin must review it. */
export const recordUnmatchedPayment = (
  { em, now, ctx, record }: Work,
  payment: Payment | null,
  event: Paid,
  mismatch: PaymentMismatch,
): void => {
  const unmatched = em.create(UnmatchedPayment, {
    id: newIdentifier(now),
    eventId: event.id,
    mismatch,
    intentId: event.intentId,
    amount: storable(event.amountCents),
    currency: codeOf(event.currency),
    orderId: payment?.orderId ?? null,
    orderNumber: payment?.orderNumber ?? null,
    expectedCents: payment?.amountCents ?? null,
    receivedAt: now,
  });
  const { eventId, intentId, amount, currency, orderNumber } = unmatched;
  ctx.services.log.warn(
    { eventId, intentId, mismatch, amount, currency, orderNumber },
    'card payment matches nothing of ours; ignored until an admin reviews it',
  );
  record(new PaymentUnmatched(unmatched.id, orderNumber ?? intentId));
};

type StoredDispute = Pick<
  UnmatchedPayment,
  'id' | 'eventId' | 'intentId' | 'amount' | 'currency' | 'receivedAt'
> & { disputeId: string };

const storeDispute = query({ UnmatchedPayment }, (on, given: Given<StoredDispute>) =>
  on
    .insertInto('UnmatchedPayment')
    .values({
      id: given.id,
      eventId: given.eventId,
      disputeId: given.disputeId,
      mismatch: PaymentMismatch.UNKNOWN_DISPUTE,
      intentId: given.intentId,
      amount: given.amount,
      currency: given.currency,
      receivedAt: given.receivedAt,
    })
    .onConflict(conflict => conflict.column('disputeId').doNothing())
    .returning('id'),
);

/** The bank may have taken money outside of our ledger. All events of a dispute share one record, even a closed one. */
export const recordUnmatchedDispute = async (
  { sql, now, ctx, record }: Work,
  { id: eventId, disputeId, intentId, amountCents, currency }: DisputeNews & { id: string },
): Promise<void> => {
  const unmatched = await storeDispute.first(sql, {
    id: newIdentifier(now),
    eventId,
    disputeId,
    intentId: intentId ?? disputeId,
    amount: storable(amountCents),
    currency: codeOf(currency),
    receivedAt: now,
  });
  if (!unmatched) return;
  ctx.services.log.warn(
    { eventId, disputeId, intentId, amountCents, currency },
    'dispute matches no payment of ours; ignored until an admin reviews it',
  );
  record(new DisputeUnmatched(unmatched.id, disputeId));
};
