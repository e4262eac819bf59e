import * as z from 'zod/mini';
import type { CardEvent, DisputeNews, DisputeState } from '../../core/interfaces/card-provider.ts';
import { refundState } from './refund-state.ts';

type News = CardEvent extends infer Event ? (Event extends CardEvent ? Omit<Event, 'id'> : never) : never;

const id = z.string().check(z.regex(/^\w{1,255}$/));
/** Amounts that fit our columns, and seconds that are a valid date. */
const largest = 2 ** 31 - 1;
const cents = z.int().check(z.minimum(-largest), z.maximum(largest));
const seconds = z.int().check(z.minimum(0), z.maximum(2 ** 40));

const words = z.catch(z.string(), 'The card was declined.');

/** Only what we read of Stripe's objects. */
const shapes = {
  event: z.object({ id, type: z.string(), created: seconds, data: z.object({ object: z.unknown() }) }),
  object: z.object({ id }),
  paid: z.object({
    id,
    amount_received: z.int(),
    currency: z.string(),
    metadata: z.object({ order_id: z.optional(z.string()) }),
  }),
  declined: z.object({ id, last_payment_error: z.nullish(z.object({ message: words })) }),
  refund: z.object({
    id,
    status: z.nullable(z.string()),
    metadata: z.nullish(z.object({ refund_id: z.optional(z.string()) })),
  }),
  account: z.object({ id, payouts_enabled: z.boolean() }),
  dispute: z.object({
    id,
    payment_intent: z.nullish(id),
    amount: cents.check(z.positive()),
    currency: z.catch(z.string(), 'usd'),
    reason: z.catch(z.string().check(z.regex(/^\w{1,60}$/)), 'general'),
    status: z.string(),
    created: seconds,
    evidence_details: z.nullish(z.object({ due_by: z.nullish(seconds) })),
    balance_transactions: z.array(z.object({ id, amount: cents, fee: cents })),
  }),
};

/** Stripe's warning statuses are inquiries; a prevented dispute never takes money. */
const disputeStates: Record<string, DisputeState> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  needs_response: 'needs response',
  under_review: 'under review',
  won: 'won',
  lost: 'lost',
  warning_closed: 'closed',
  prevented: 'closed',
};

const momentOf = (seconds: number): Date => new Date(seconds * 1000);

/** Maps a Stripe event to ours. Throws a ZodError when it is malformed. */
export const cardEventOf = (payload: unknown): CardEvent => {
  const { id, type, created, data } = shapes.event.parse(payload);
  if (type.startsWith('charge.dispute.')) return { id, ...disputeOf(data.object, momentOf(created)) };
  return { id, ...newsOf(type, data.object) };
};

const disputeOf = (object: unknown, at: Date): DisputeNews => {
  const dispute = shapes.dispute.parse(object);
  const dueBy = dispute.evidence_details?.due_by;
  return {
    kind: 'dispute',
    disputeId: dispute.id,
    intentId: dispute.payment_intent ?? null,
    amountCents: dispute.amount,
    currency: dispute.currency,
    reason: dispute.reason,
    // A status that Stripe adds later counts as open.
    state: disputeStates[dispute.status] ?? 'under review',
    evidenceDueAt: dueBy ? momentOf(dueBy) : null,
    openedAt: momentOf(dispute.created),
    at,
    movements: dispute.balance_transactions.map(({ id, amount, fee }) => ({
      id,
      amountCents: amount,
      feeCents: fee,
    })),
  };
};

const newsOf = (type: string, object: unknown): News => {
  switch (type) {
    case 'payment_intent.succeeded': {
      const { id, amount_received, currency, metadata } = shapes.paid.parse(object);
      const orderId = metadata.order_id || null;
      return { kind: 'paid', intentId: id, amountCents: amount_received, currency, orderId };
    }
    case 'payment_intent.payment_failed': {
      const { id, last_payment_error } = shapes.declined.parse(object);
      return { kind: 'declined', intentId: id, words: words.parse(last_payment_error?.message) };
    }
    case 'payment_intent.canceled':
      return { kind: 'canceled', intentId: shapes.object.parse(object).id };
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed': {
      const { id, metadata, status } = shapes.refund.parse(object);
      const refundId = metadata?.refund_id;
      return refundId
        ? { kind: 'refund', refundId, providerId: id, state: refundState(status) }
        : { kind: 'other' };
    }
    case 'account.updated': {
      const { id, payouts_enabled } = shapes.account.parse(object);
      return { kind: 'account', accountId: id, isReady: payouts_enabled };
    }
    default:
      return { kind: 'other' };
  }
};
