import type { Cents } from '../values/money.ts';

/** Takes card payments for the marketplace and pays its kitchens; platform/stripe implements it. */
export interface CardProvider {
  /** Shown to staff, such as Stripe. */
  readonly name: string;
  /** Whose form takes the card in the browser. */
  readonly form: 'stripe' | 'sandbox';
  /** The key that a browser may know. */
  readonly publishableKey: string;
  /** The other two keys, of which only the ends can be read. */
  readonly masked: { secretKey: string; webhookSecret: string };
  /** Creates a payment intent for the customer to pay; the same key returns the same intent. */
  openIntent(wanted: WantedIntent): Promise<Intent>;
  findIntent(id: string): Promise<Intent>;
  /** Cancels the intent; returns whether it was already paid. */
  cancelIntent(id: string): Promise<'canceled' | 'paid'>;
  /** Sends money back; the same refund is sent once, however often it is requested. */
  refund(refund: WantedRefund): Promise<SentRefund>;
  /** Opens an account for a person who lets a card be saved; the same consent opens it once. */
  openPayer(consentId: string): Promise<{ id: string }>;
  /** Lets the card that pays the intent be charged later without its owner. */
  saveCardOf(intentId: string, payerId: string): Promise<void>;
  /** The card that paid an intent, if it may be charged later for this payer; null otherwise. */
  findSavedCard(intentId: string, payerId: string): Promise<PayersCard | null>;
  /** Charges a saved card without its owner. The same key charges once, and an intent is paid once. */
  chargeSavedCard(wanted: WantedCharge): Promise<ChargeAnswer>;
  /** Deletes an account of a person, and with it their card. One that is deleted already is no failure. */
  deletePayer(payerId: string): Promise<void>;
  /** Opens an account that receives a kitchen's payouts. */
  openAccount(kitchen: { supplierId: string; email: string }): Promise<{ id: string }>;
  /** Page on which the kitchen gives the provider its identity and bank account. */
  accountLink(accountId: string, returnTo: string): Promise<string>;
  /** Pays a kitchen; the same payout is paid once, however often it is requested. */
  transfer(payout: WantedTransfer): Promise<{ id: string }>;
  /** Checks whether a payout was paid; null when the provider has no transfer for it. */
  findTransfer(payoutId: string): Promise<{ id: string } | null>;
  /** Reads an event from the provider. Throws UnverifiedEvent unless it is signed, whole and recent. */
  readEvent(body: Buffer, signature: string | undefined, now: Date): CardEvent;
}

export interface WantedIntent {
  key: string;
  amountCents: Cents;
  /** ID of the order or bill that is paid; null for the test payment of an administrator. */
  orderId: string | null;
  description: string;
}

/**
 * Number of earlier attempts of a task, and of those the provider refused; a refused one is sent as a new
 * request.
 */
export interface TriedBefore {
  tries: number;
  refusals: number;
}

export interface WantedRefund extends TriedBefore {
  refundId: string;
  intentId: string;
  amountCents: Cents;
}

export interface WantedCharge extends TriedBefore {
  key: string;
  intentId: string;
  payerId: string;
  methodId: string;
}

/** A card that its owner let be saved, as much of it as people may see. */
export interface PayersCard {
  methodId: string;
  /** For people, such as Visa. */
  brand: string;
  lastFour: string;
  expiryMonth: number;
  expiryYear: number;
}

export type ChargeAnswer =
  | { state: 'paid' }
  | { state: 'canceled' }
  | { state: 'declined'; words: string }
  | { state: 'needs authentication'; words: string };

export interface WantedTransfer extends TriedBefore {
  payoutId: string;
  accountId: string;
  amountCents: Cents;
}

export interface Intent {
  id: string;
  clientSecret: string;
  /** The account of the person whose card it is to save, or whose saved card was charged; null for none. */
  payerId: string | null;
  state: 'open' | 'paid' | 'canceled';
}

export interface SentRefund {
  id: string;
  state: RefundState;
}

export type RefundState = 'pending' | 'succeeded' | 'failed';

/** An event from the provider, with an id that identifies a repeated delivery. */
export type CardEvent = { id: string } & CardNews;

type CardNews =
  | { kind: 'paid'; intentId: string; amountCents: Cents; currency: string; orderId: string | null }
  | { kind: 'declined'; intentId: string; words: string }
  | { kind: 'canceled'; intentId: string }
  | { kind: 'refund'; refundId: string; providerId: string; state: RefundState }
  | DisputeNews
  | { kind: 'account'; accountId: string; isReady: boolean }
  | { kind: 'other' };

/** Stage of the dispute at the customer's bank; an inquiry takes no money. */
export type DisputeState = 'inquiry' | 'needs response' | 'under review' | 'won' | 'lost' | 'closed';

/** A customer disputes a payment with their bank. Each event carries all that is known by then. */
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

/** The provider is unavailable, does not accept our keys, or refuses the request. */
export class CardProviderFailed extends Error {
  constructor(
    message: string,
    options?: ErrorOptions,
    /** It refused the request; nothing has changed. */
    readonly isRefusal = false,
  ) {
    super(message, options);
  }
}

/** Not signed by the provider, altered on the way, or too old. */
export class UnverifiedEvent extends Error {}
