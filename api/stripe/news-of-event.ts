import type Stripe from 'stripe';
import type { CardEvent } from '../core/card-provider.ts';
import { refundState } from './refund-state.ts';

type News = CardEvent extends infer Event ? (Event extends CardEvent ? Omit<Event, 'id'> : never) : never;

/** What an event of Stripe's means to us. */
export const newsOf = (event: Stripe.Event): News => {
  switch (event.type) {
    case 'payment_intent.succeeded': {
      const { id, amount_received, currency, metadata } = event.data.object;
      return {
        kind: 'paid',
        intentId: id,
        amountCents: amount_received,
        currency,
        orderId: metadata.order_id || null,
      };
    }
    case 'payment_intent.payment_failed': {
      const { id, last_payment_error } = event.data.object;
      return {
        kind: 'declined',
        intentId: id,
        words: last_payment_error?.message ?? 'The card was declined.',
      };
    }
    case 'payment_intent.canceled':
      return { kind: 'cancelled', intentId: event.data.object.id };
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed': {
      const { id, metadata, status } = event.data.object;
      const refundId = metadata?.refund_id;
      return refundId
        ? { kind: 'refund', refundId, providerId: id, state: refundState(status) }
        : { kind: 'other' };
    }
    case 'account.updated': {
      const { id, payouts_enabled } = event.data.object;
      return { kind: 'account', accountId: id, isReady: payouts_enabled };
    }
    default:
      return { kind: 'other' };
  }
};
