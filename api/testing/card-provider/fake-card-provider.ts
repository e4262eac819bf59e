import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { StripeCardProvider, type StripeKeys } from '../../platform/stripe/stripe-card-provider.ts';
import { FakeAccounts } from './fake-accounts.ts';
import { FakeDisputes } from './fake-disputes.ts';
import { Declined, type Fields } from './fake-objects.ts';
import { FakePayments } from './fake-payments.ts';
import { FakeWebhooks } from './fake-webhooks.ts';

type Answer = { status: number; body: object; isLost?: boolean };

/**
 * A fake of the card provider as a small server: payments, cards that are declined or ask for authentication,
 * refunds, accounts, transfers, idempotency keys, signed events. The SDK calls it like the real one.
 */
export class FakeCardProvider {
  readonly webhooks: FakeWebhooks;
  readonly payments: FakePayments;
  readonly disputes: FakeDisputes;
  readonly accounts = new FakeAccounts();
  /** While it is down, every response is an error. */
  isAway = false;
  /** While it is silent, it acts on requests without responding. */
  isSilent = false;
  readonly keys: StripeKeys = {
    secretKey: 'sk_test_a_fake_key_4242',
    publishableKey: 'pk_test_a_fake_key_4242',
    webhookSecret: 'whsec_a_fake_secret_4242',
  };
  #origin = '';
  readonly #answered = new Map<string, { request: string; answer: Promise<Answer> }>();
  readonly #server: Server = createServer((request, response) => {
    void this.#answer(request).then(({ status, body, isLost }) => {
      if (this.isSilent || isLost) return;
      response.writeHead(status, {
        'content-type': 'application/json',
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*',
      });
      response.end(JSON.stringify(body));
    });
  });

  private constructor(clock: () => Date) {
    this.webhooks = new FakeWebhooks(this.keys.webhookSecret, clock);
    this.payments = new FakePayments((type, object) => this.webhooks.tell(type, object));
    this.disputes = new FakeDisputes((type, object) => this.webhooks.tell(type, object), clock);
  }

  static async open(clock: () => Date = () => new Date()): Promise<FakeCardProvider> {
    const provider = new FakeCardProvider(clock);
    provider.#server.listen(0, '127.0.0.1');
    await once(provider.#server, 'listening');
    provider.#origin = `http://127.0.0.1:${(provider.#server.address() as AddressInfo).port}`;
    return provider;
  }

  get origin(): string {
    return this.#origin;
  }

  /** Settings for a server to use it. */
  get environment(): Record<string, string> {
    return {
      STRIPE_SECRET_KEY: this.keys.secretKey,
      STRIPE_PUBLISHABLE_KEY: this.keys.publishableKey,
      STRIPE_WEBHOOK_SECRET: this.keys.webhookSecret,
      STRIPE_API_URL: this.origin,
    };
  }

  /** The marketplace's client: the SDK with this URL. */
  get cards(): StripeCardProvider {
    return new StripeCardProvider({ ...this.keys, apiUrl: this.origin, answerMilliseconds: 1000 });
  }

  /** Simulates a day later: results stay, idempotency keys expire. */
  forgetKeys(): void {
    this.#answered.clear();
  }

  async close(): Promise<void> {
    await this.webhooks.settled();
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #answer(request: IncomingMessage): Promise<Answer> {
    const { pathname, searchParams } = new URL(request.url!, this.origin);
    const isRead = request.method === 'GET';
    const fields = Object.fromEntries(isRead ? searchParams : new URLSearchParams(await text(request)));
    if (this.isAway) return failure(new Declined(503, 'api_error', 'The provider is away.'));
    if (request.method === 'OPTIONS') return { status: 200, body: {} };
    const key = request.headers['idempotency-key'];
    const act = () => this.#act(`${request.method} ${pathname}`, fields, request.headers.authorization);
    return typeof key === 'string' ? this.#once(key, JSON.stringify([request.url, fields]), act) : act();
  }

  /** The same key acts once; with a different request it is refused. */
  async #once(key: string, request: string, act: () => Promise<Answer>): Promise<Answer> {
    const before = this.#answered.get(key);
    if (!before) {
      const answer = act();
      this.#answered.set(key, { request, answer });
      return answer;
    }
    if (before.request === request) return before.answer;
    return failure(new Declined(400, 'idempotency_error', 'This key was used with other parameters.'));
  }

  async #act(what: string, fields: Fields, authorization: string | undefined): Promise<Answer> {
    try {
      const isOurs = authorization === `Bearer ${this.keys.secretKey}`;
      const isBrowser = fields.key === this.keys.publishableKey && /(confirm|authenticate)$/.test(what);
      if (!isOurs && !isBrowser) throw new Declined(401, 'invalid_api_key', 'Invalid API Key provided.');
      const isLost =
        (fields.off_session === 'true' && this.payments.answersLate(fields.payment_method!)) ||
        (fields.setup_future_usage !== undefined && this.payments.losesUpdates);
      return { status: 200, body: this.#object(what, fields), isLost };
    } catch (error) {
      if (error instanceof Declined) return failure(error);
      throw error;
    }
  }

  #object(what: string, fields: Fields): object {
    const [, id = '', act = ''] = /\/v1\/\w+\/(\w+)(?:\/(\w+))?/.exec(what) ?? [];
    const collection = /\/v1\/(\w+)/.exec(what)?.[1];
    if (collection === 'payment_intents') return this.#intent(what.startsWith('GET '), id, act, fields);
    if (what === 'POST /v1/customers') return this.payments.openPayer();
    if (collection === 'customers' && what.startsWith('DELETE ')) return this.payments.deletePayer(id);
    if (what === 'GET /v1/refunds') return listOf(this.payments.refundsOf(fields.payment_intent!));
    if (what === 'GET /v1/transfers') return listOf(this.accounts.transfersOf(fields.transfer_group!));
    if (collection === 'refunds') return this.payments.refund(fields);
    if (collection === 'accounts') return this.accounts.open();
    if (collection === 'account_links') return this.accounts.link(this.origin, fields);
    if (collection === 'transfers') return this.accounts.transfer(fields);
    throw new Declined(404, 'resource_missing', `Unrecognized request: ${what}`);
  }

  #intent(isRead: boolean, id: string, act: string, fields: Fields): object {
    if (!id) return this.payments.open(fields);
    if (act === 'cancel') return this.payments.cancel(id);
    if (act === 'confirm' && fields.off_session)
      return declinedOr(this.payments.chargeWithoutOwner(id, fields.payment_method!));
    if (act === 'confirm') return declinedOr(this.payments.confirm(id, fields.card!));
    if (act === 'authenticate') return declinedOr(this.payments.authenticate(id, fields.agreed === 'true'));
    if (!isRead) return this.payments.update(id, fields);
    const intent = this.payments.find(id);
    return fields['expand[0]'] ? this.payments.withMethod(intent) : intent;
  }
}

/** Throws for a declined card. */
const declinedOr = (intent: ReturnType<FakePayments['find']>) => {
  const { last_payment_error: error } = intent;
  if (error) throw new Declined(402, error.code, error.message);
  return intent;
};

const listOf = (data: object[]) => ({ object: 'list', data, has_more: false });

const failure = ({ status, code, message }: Declined): Answer => ({
  status,
  body: { error: { type: status === 402 ? 'card_error' : 'invalid_request_error', code, message } },
});
