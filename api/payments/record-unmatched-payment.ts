import type { CardEvent } from '../core/card-provider.ts';
import { newIdentifier } from '../core/identifier.ts';
import type { Work } from '../core/operation.ts';
import type { Payment } from './payment.ts';
import { PaymentUnmatched } from './payment-events.ts';
import { PaymentMismatch, UnmatchedPayment } from './unmatched-payment.ts';

export type Paid = Extract<CardEvent, { kind: 'paid' }>;

/** Largest sum the column holds; a larger one is stored as this. */
const largestAmount = 2 ** 31 - 1;

/** Why a payment is not the one that was opened; undefined when it is. */
export const mismatchOf = (payment: Payment | null, event: Paid): PaymentMismatch | undefined => {
  if (!payment) return PaymentMismatch.UNKNOWN_PAYMENT;
  if (event.currency !== 'usd') return PaymentMismatch.OTHER_CURRENCY;
  if (event.amountCents !== payment.amountCents) return PaymentMismatch.OTHER_AMOUNT;
  return event.orderId === payment.orderId ? undefined : PaymentMismatch.OTHER_ORDER;
};

/** Money may have moved that we do not account for, so a person must look. */
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
    amount: Math.max(0, Math.min(event.amountCents, largestAmount)),
    currency: event.currency.replace(/\W/g, '').slice(0, 3).toUpperCase(),
    orderId: payment?.orderId ?? null,
    orderNumber: payment?.orderNumber ?? null,
    expectedCents: payment?.amountCents ?? null,
    receivedAt: now,
  });
  const { eventId, intentId, amount, currency, orderNumber } = unmatched;
  ctx.services.log.warn(
    { eventId, intentId, mismatch, amount, currency, orderNumber },
    'card payment matches nothing of ours and had no effect; an administrator must look',
  );
  record(new PaymentUnmatched(unmatched.id, orderNumber ?? intentId));
};
