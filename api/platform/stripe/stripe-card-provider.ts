import Stripe from 'stripe';
import {
  type CardEvent,
  type CardProvider,
  CardProviderFailed,
  type ChargeAnswer,
  type Intent,
  type PayersCard,
  type SentRefund,
  type TriedBefore,
  UnverifiedEvent,
  type WantedCharge,
  type WantedIntent,
  type WantedRefund,
  type WantedTransfer,
} from '../../core/interfaces/card-provider.ts';
import { cardEventOf } from './card-event-of.ts';
import { masked } from './masked.ts';
import { refundState } from './refund-state.ts';

export interface StripeKeys {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** URL of a compatible service instead of Stripe's. */
  apiUrl?: string;
  /** How long to wait for an answer, twice at most. */
  answerMilliseconds?: number;
}

/** Maximum age of a signed event. */
const toleranceSeconds = 300;

/** The CardProvider on Stripe. Each request has an idempotency key, so that a retry never acts twice. */
export class StripeCardProvider implements CardProvider {
  readonly form = 'stripe';
  readonly name = 'Stripe';
  readonly publishableKey: string;
  readonly masked: CardProvider['masked'];
  readonly #stripe: Stripe;
  readonly #webhookSecret: string;

  constructor({ secretKey, publishableKey, webhookSecret, apiUrl, answerMilliseconds = 4000 }: StripeKeys) {
    this.publishableKey = publishableKey;
    this.masked = { secretKey: masked(secretKey), webhookSecret: masked(webhookSecret) };
    this.#webhookSecret = webhookSecret;
    this.#stripe = new Stripe(secretKey, {
      ...(apiUrl && placeOf(new URL(apiUrl))),
      timeout: answerMilliseconds,
      maxNetworkRetries: 1,
      telemetry: false,
    });
  }

  openIntent({ key, amountCents, orderId, description }: WantedIntent): Promise<Intent> {
    const wanted = {
      amount: amountCents,
      currency: 'usd',
      description,
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' as const },
      metadata: { order_id: orderId ?? '' },
    };
    return asked(async () =>
      asIntent(await this.#stripe.paymentIntents.create(wanted, { idempotencyKey: key })),
    );
  }

  findIntent(id: string): Promise<Intent> {
    return asked(async () => asIntent(await this.#stripe.paymentIntents.retrieve(id)));
  }

  async cancelIntent(id: string): Promise<'canceled' | 'paid'> {
    try {
      await this.#stripe.paymentIntents.cancel(id);
      return 'canceled';
    } catch {
      // A canceled or paid intent cannot be canceled; retrieving it shows which.
      const { state } = await this.findIntent(id);
      if (state === 'open') throw new CardProviderFailed('The payment could not be stopped.');
      return state;
    }
  }

  openPayer(consentId: string): Promise<{ id: string }> {
    const wanted = { metadata: { consent_id: consentId } };
    return asked(() => this.#stripe.customers.create(wanted, { idempotencyKey: `payer-${consentId}` }));
  }

  async saveCardOf(intentId: string, payerId: string): Promise<void> {
    const wanted = { customer: payerId, setup_future_usage: 'off_session' as const };
    await asked(() => this.#stripe.paymentIntents.update(intentId, wanted));
  }

  findSavedCard(intentId: string, payerId: string): Promise<PayersCard | null> {
    return asked(async () => {
      const { payment_method: method } = await this.#stripe.paymentIntents.retrieve(intentId, {
        expand: ['payment_method'],
      });
      if (!method || typeof method === 'string' || !method.card) return null;
      const owner = typeof method.customer === 'string' ? method.customer : method.customer?.id;
      return owner === payerId ? payersCardOf(method.id, method.card) : null;
    });
  }

  chargeSavedCard({ key, intentId, payerId, methodId, ...before }: WantedCharge): Promise<ChargeAnswer> {
    const { paymentIntents } = this.#stripe;
    return asked(async () => {
      const { status } = await paymentIntents.retrieve(intentId);
      if (status === 'succeeded') return { state: 'paid' };
      if (status === 'canceled') return { state: 'canceled' };
      // Stripe refuses to charge without the owner what asks to save a card.
      await paymentIntents.update(intentId, { customer: payerId, setup_future_usage: '' });
      try {
        const wanted = { payment_method: methodId, off_session: true };
        const confirmed = await paymentIntents.confirm(intentId, wanted, {
          idempotencyKey: keyOf(key, before),
        });
        if (confirmed.status === 'succeeded') return { state: 'paid' };
        throw new CardProviderFailed(`The charge is still ${confirmed.status}.`);
      } catch (error) {
        if (error instanceof StripeCardError) return notCharged(error);
        throw error;
      }
    });
  }

  async deletePayer(payerId: string): Promise<void> {
    await asked(() => this.#stripe.customers.del(payerId).catch(unlessMissing));
  }

  refund({ refundId, intentId, amountCents, ...before }: WantedRefund): Promise<SentRefund> {
    const wanted = { payment_intent: intentId, amount: amountCents, metadata: { refund_id: refundId } };
    const { refunds } = this.#stripe;
    return asked(async () => {
      const sent =
        (before.tries > 0 && (await this.#refundSentBefore(refundId, intentId))) ||
        (await refunds.create(wanted, { idempotencyKey: keyOf(`refund-${refundId}`, before) }));
      return { id: sent.id, state: refundState(sent.status) };
    });
  }

  /** Stripe stores a key for a day; after that, a lost response is found by our own id. */
  async #refundSentBefore(refundId: string, intentId: string): Promise<Stripe.Refund | undefined> {
    const { data } = await this.#stripe.refunds.list({ payment_intent: intentId, limit: 100 });
    return data.find(({ metadata }) => metadata?.refund_id === refundId);
  }

  openAccount({ supplierId, email }: Parameters<CardProvider['openAccount']>[0]): Promise<{ id: string }> {
    const wanted = {
      type: 'express' as const,
      country: 'US',
      email,
      capabilities: { transfers: { requested: true } },
      metadata: { supplier_id: supplierId },
    };
    return asked(() => this.#stripe.accounts.create(wanted, { idempotencyKey: `account-${supplierId}` }));
  }

  accountLink(accountId: string, returnTo: string): Promise<string> {
    const wanted = {
      account: accountId,
      refresh_url: returnTo,
      return_url: returnTo,
      type: 'account_onboarding' as const,
    };
    return asked(async () => (await this.#stripe.accountLinks.create(wanted)).url);
  }

  transfer({ payoutId, accountId, amountCents, ...before }: WantedTransfer): Promise<{ id: string }> {
    const wanted = {
      amount: amountCents,
      currency: 'usd',
      destination: accountId,
      transfer_group: groupOf(payoutId),
      metadata: { payout_id: payoutId },
    };
    const { transfers } = this.#stripe;
    return asked(
      async () =>
        (before.tries > 0 && (await this.#transferSentBefore(wanted.transfer_group))) ||
        transfers.create(wanted, { idempotencyKey: keyOf(wanted.transfer_group, before) }),
    );
  }

  findTransfer(payoutId: string): Promise<{ id: string } | null> {
    return asked(async () => (await this.#transferSentBefore(groupOf(payoutId))) ?? null);
  }

  async #transferSentBefore(transferGroup: string): Promise<{ id: string } | undefined> {
    const { data } = await this.#stripe.transfers.list({ transfer_group: transferGroup, limit: 1 });
    return data[0];
  }

  readEvent(body: Buffer, signature: string | undefined, now: Date): CardEvent {
    const { webhooks } = this.#stripe;
    const at = now.getTime();
    try {
      return cardEventOf(
        webhooks.constructEvent(body, signature ?? '', this.#webhookSecret, toleranceSeconds, undefined, at),
      );
    } catch (cause) {
      throw new UnverifiedEvent('This is not a signed and recent event.', { cause });
    }
  }
}

const groupOf = (payoutId: string): string => `payout-${payoutId}`;

const placeOf = ({ hostname, port, protocol }: URL) => ({
  host: hostname,
  protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
  ...(port && { port }),
});

/** Stripe repeats a refusal for the same key, so a refused request is retried with a new one. */
const keyOf = (name: string, { refusals }: TriedBefore): string =>
  refusals === 0 ? name : `${name}-${refusals}`;

const asked = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await ask();
  } catch (cause) {
    if (cause instanceof CardProviderFailed) throw cause;
    const message =
      cause instanceof Error ? cause.message : 'The card provider did not do what it was asked.';
    throw new CardProviderFailed(withoutReferences(message), { cause }, isRefusal(cause));
  }
};

/** Administrators and logs read the message; whose account or card it is about is the provider's affair. */
const withoutReferences = (message: string): string => message.replace(/\b(cus|pm|seti)_\w+/g, '$1_…');

const { StripeInvalidRequestError, StripeCardError, StripeIdempotencyError } = Stripe.errors;

/** Anything else, including rejected keys, concerns the provider and not the request. */
const isRefusal = (cause: unknown): boolean =>
  cause instanceof StripeInvalidRequestError ||
  cause instanceof StripeCardError ||
  cause instanceof StripeIdempotencyError;

const asIntent = ({ id, client_secret, status, customer }: Stripe.PaymentIntent): Intent => ({
  id,
  clientSecret: client_secret ?? '',
  payerId: typeof customer === 'string' ? customer : (customer?.id ?? null),
  state: status === 'succeeded' ? 'paid' : status === 'canceled' ? 'canceled' : 'open',
});

/** What people call the cards whose names at Stripe differ from that. */
const brandNames: Record<string, string> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

const payersCardOf = (
  methodId: string,
  { brand, last4, exp_month, exp_year }: Stripe.PaymentMethod.Card,
): PayersCard => ({
  methodId,
  brand: brandNames[brand] ?? 'Card',
  lastFour: last4,
  expiryMonth: exp_month,
  expiryYear: exp_year,
});

const notCharged = ({ code, message }: InstanceType<typeof StripeCardError>): ChargeAnswer =>
  code === 'authentication_required'
    ? { state: 'needs authentication', words: message }
    : { state: 'declined', words: message };

const unlessMissing = (error: unknown): void => {
  if (!(error instanceof StripeInvalidRequestError) || error.code !== 'resource_missing') throw error;
};
