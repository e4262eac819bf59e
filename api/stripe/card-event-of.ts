import * as z from 'zod/mini';
import type { CardEvent } from '../core/card-provider.ts';
import { refundState } from './refund-state.ts';

type News = CardEvent extends infer Event ? (Event extends CardEvent ? Omit<Event, 'id'> : never) : never;

const id = z.string().check(z.regex(/^\w{1,255}$/));
const words = z.catch(z.string(), 'The card was declined.');

/** Only what we read of Stripe's objects. */
const shapes = {
  event: z.object({ id, type: z.string(), data: z.object({ object: z.unknown() }) }),
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
};

/** An event of Stripe's as we understand it. Throws a ZodError when it is none that we know how to read. */
export const cardEventOf = (told: unknown): CardEvent => {
  const { id, type, data } = shapes.event.parse(told);
  return { id, ...newsOf(type, data.object) };
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
      return { kind: 'cancelled', intentId: shapes.object.parse(object).id };
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
