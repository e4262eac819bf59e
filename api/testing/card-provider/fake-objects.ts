import { randomBytes } from 'node:crypto';

export type Fields = Record<string, string>;

export interface FakeIntent {
  id: string;
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  currency: string;
  client_secret: string;
  description: string | null;
  metadata: Fields;
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';
  last_payment_error: { code: string; message: string } | null;
  customer: string | null;
  setup_future_usage: string | null;
  payment_method: string | null;
}

/** A card that was used, attached to a customer of the provider if it may be used again. */
export interface FakeMethod {
  id: string;
  object: 'payment_method';
  customer: string | null;
  card: { brand: string; last4: string; exp_month: number; exp_year: number };
}

export interface FakeRefund {
  id: string;
  object: 'refund';
  amount: number;
  payment_intent: string;
  metadata: Fields;
  status: 'pending' | 'succeeded' | 'failed';
}

/** An error response of the provider. */
export class Declined extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

/** Parses `metadata[order_id]=1` and the like, the encoding of the provider's clients. */
export const metadataOf = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const key = /^metadata\[(\w+)\]$/.exec(name)?.[1];
      return key ? [[key, value]] : [];
    }),
  );
