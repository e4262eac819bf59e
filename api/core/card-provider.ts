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
  cancelIntent(id: string): Promise<'canceled' | 'paid'>;
  /** Sends money back; the same refund is sent once, however often it is asked. */
  refund(refund: WantedRefund): Promise<SentRefund>;
  /** Opens an account that a kitchen is paid to. */
  openAccount(kitchen: { supplierId: string; email: string }): Promise<{ id: string }>;
  /** Where the kitchen tells the provider who it is and where its bank account is. */
  accountLink(accountId: string, returnTo: string): Promise<string>;
  /** Pays a kitchen; the same payout is paid once, however often it is asked. */
  transfer(payout: WantedTransfer): Promise<{ id: string }>;
  /** Looks whether a payout was paid; null when the provider has no transfer for it. */
  findTransfer(payoutId: string): Promise<{ id: string } | null>;
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

/** How often an act was tried before, and how often the provider refused it; what it refused is asked as new. */
export interface TriedBefore {
  tries: number;
  refusals: number;
}

export interface WantedRefund extends TriedBefore {
  refundId: string;
  intentId: string;
  amountCents: Cents;
}

export interface WantedTransfer extends TriedBefore {
  payoutId: string;
  accountId: string;
  amountCents: Cents;
}

export interface Intent {
  id: string;
  clientSecret: string;
  state: 'open' | 'paid' | 'canceled';
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
  | { kind: 'canceled'; intentId: string }
  | { kind: 'refund'; refundId: string; providerId: string; state: RefundState }
  | DisputeNews
  | { kind: 'account'; accountId: string; isReady: boolean }
  | { kind: 'other' };

/** How far the customer's bank is; an inquiry asks without taking money. */
export type DisputeState = 'inquiry' | 'needs response' | 'under review' | 'won' | 'lost' | 'closed';

/** A customer disputes a payment with their bank. Each event says all that is known of it by then. */
export interface DisputeNews {
  kind: 'dispute';
  disputeId: string;
  intentId: string | null;
  amountCents: Cents;
  currency: string;
  reason: string;
  state: DisputeState;
  evidenceDueAt: Date | null;
  openedAt: Date;
  /** When the provider said so. */
  at: Date;
  /** Money taken (below zero) or given back, each with what the provider charged for it. */
  movements: { id: string; amountCents: Cents; feeCents: Cents }[];
}

/** The provider is away, does not accept our keys, or refuses what we asked. */
export class CardProviderFailed extends Error {
  constructor(
    message: string,
    options?: ErrorOptions,
    /** It answered, and will not do this; nothing has happened. */
    readonly isRefusal = false,
  ) {
    super(message, options);
  }
}

/** Not signed by the provider, altered on the way, or too old. */
export class UnverifiedEvent extends Error {}
