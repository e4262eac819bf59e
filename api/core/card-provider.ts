import type { Cents } from './money.ts';

/** Whoever takes cards for the marketplace and pays its kitchens. api/stripe/ is the real form. */
export interface CardProvider {
  /** The key that a browser may know. */
  readonly publishableKey: string;
  /** The other two keys, of which only the ends can be read. */
  readonly masked: { secretKey: string; webhookSecret: string };
  /** Opens what a customer then pays; the same key answers the same one again. */
  openIntent(wanted: WantedIntent): Promise<Intent>;
  findIntent(id: string): Promise<Intent>;
  /** Makes sure that nothing can be paid any more; answers whether it was paid already. */
  cancelIntent(id: string): Promise<'cancelled' | 'paid'>;
  /** Sends money back; the same refund is sent once, however often it is asked. */
  refund(refund: { refundId: string; intentId: string; amountCents: Cents }): Promise<SentRefund>;
  /** Opens an account that a kitchen is paid to. */
  openAccount(kitchen: { supplierId: string; email: string }): Promise<{ id: string }>;
  /** Where the kitchen tells the provider who it is and where its bank account is. */
  accountLink(accountId: string, returnTo: string): Promise<string>;
  /** Pays a kitchen; the same payout is paid once, however often it is asked. */
  transfer(payout: { payoutId: string; accountId: string; amountCents: Cents }): Promise<{ id: string }>;
  /** Reads what the provider tells us. Throws UnverifiedEvent unless it is signed, whole and recent. */
  readEvent(body: Buffer, signature: string | undefined, now: Date): CardEvent;
}

export interface WantedIntent {
  key: string;
  amountCents: Cents;
  /** Null for the test payment of an administrator. */
  orderId: string | null;
  description: string;
}

export interface Intent {
  id: string;
  clientSecret: string;
  state: 'open' | 'paid' | 'cancelled';
}

export interface SentRefund {
  id: string;
  state: RefundState;
}

export type RefundState = 'pending' | 'succeeded' | 'failed';

/** What the provider tells, with an id by which it is known when it comes again. */
export type CardEvent = { id: string } & CardNews;

type CardNews =
  | { kind: 'paid'; intentId: string; amountCents: Cents; currency: string; orderId: string | null }
  | { kind: 'declined'; intentId: string; words: string }
  | { kind: 'cancelled'; intentId: string }
  | { kind: 'refund'; refundId: string; providerId: string; state: RefundState }
  | { kind: 'account'; accountId: string; isReady: boolean }
  | { kind: 'other' };

/** The provider is away, or does not accept what we sent, such as our keys. */
export class CardProviderFailed extends Error {}

/** Not signed by the provider, altered on the way, or too old. */
export class UnverifiedEvent extends Error {}
