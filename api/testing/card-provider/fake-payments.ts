import { leastChargeCents } from '../../../schema/constants.ts';
import { cards } from './fake-accounts.ts';
import {
  Declined,
  type FakeIntent,
  type FakeMethod,
  type FakeRefund,
  type Fields,
  metadataOf,
  newId,
} from './fake-objects.ts';

type Tell = (type: string, object: object) => void;

/** The provider's payments and refunds; events are sent through `tell`. */
export class FakePayments {
  readonly intents = new Map<string, FakeIntent>();
  readonly refunds: FakeRefund[] = [];
  /** Customers of the provider who let a card be saved. */
  readonly payers = new Set<string>();
  readonly methods = new Map<string, FakeMethod & { number: string }>();
  /** Cards that would be declined, but have money by now. */
  readonly fundedCards = new Set<string>();
  /** Whether changes of intents are made, but the answers get lost. */
  losesUpdates = false;
  /** Number of charges without the card's owner. */
  chargesWithoutOwner = 0;

  constructor(private readonly tell: Tell) {}

  open(fields: Fields): FakeIntent {
    if (Number(fields.amount) < leastChargeCents)
      throw new Declined(400, 'amount_too_small', 'Amount must be at least $0.50 usd');
    const id = newId('pi');
    const intent: FakeIntent = {
      id,
      object: 'payment_intent',
      amount: Number(fields.amount),
      amount_received: 0,
      currency: fields.currency!,
      client_secret: `${id}_secret_${newId('x').slice(2)}`,
      description: fields.description ?? null,
      metadata: metadataOf(fields),
      status: 'requires_payment_method',
      last_payment_error: null,
      customer: null,
      setup_future_usage: null,
      payment_method: null,
    };
    this.intents.set(id, intent);
    return intent;
  }

  find(id: string): FakeIntent {
    const intent = this.intents.get(id);
    if (!intent) throw new Declined(404, 'resource_missing', `No such payment_intent: '${id}'`);
    return intent;
  }

  openPayer(): { id: string; object: 'customer' } {
    const id = newId('cus');
    this.payers.add(id);
    return { id, object: 'customer' };
  }

  /** Deletes a customer of the provider, and their cards with them. */
  deletePayer(id: string): { id: string; object: 'customer'; deleted: true } {
    if (!this.payers.delete(id)) throw new Declined(404, 'resource_missing', `No such customer: '${id}'`);
    for (const method of this.methods.values()) if (method.customer === id) method.customer = null;
    return { id, object: 'customer', deleted: true };
  }

  update(id: string, fields: Fields): FakeIntent {
    const intent = this.find(id);
    if (intent.status === 'succeeded' || intent.status === 'canceled') throw unexpected(intent);
    if (fields.customer !== undefined) {
      if (!this.payers.has(fields.customer)) {
        throw new Declined(404, 'resource_missing', `No such customer: '${fields.customer}'`);
      }
      intent.customer = fields.customer;
    }
    if (fields.setup_future_usage !== undefined)
      intent.setup_future_usage = fields.setup_future_usage || null;
    return intent;
  }

  /** With its card in whole, as far as the marketplace reads it. */
  withMethod(intent: FakeIntent): object {
    const { number: _, ...method } = this.methods.get(intent.payment_method ?? '') ?? { number: '' };
    return { ...intent, payment_method: intent.payment_method && method };
  }

  /** Charges a saved card without its owner, which the provider refuses for one that is not this customer's. */
  chargeWithoutOwner(id: string, methodId: string): FakeIntent {
    const intent = this.find(id);
    if (intent.status === 'succeeded' || intent.status === 'canceled') throw unexpected(intent);
    const method = this.methods.get(methodId);
    if (!method?.customer || method.customer !== intent.customer)
      throw new Declined(400, 'payment_method_unexpected_state', 'The card belongs to no customer.');
    if (intent.setup_future_usage)
      throw new Declined(400, 'parameter_invalid', 'off_session cannot be used with setup_future_usage.');
    this.chargesWithoutOwner++;
    intent.last_payment_error = null;
    const { number } = method;
    if (number === cards.declinedLater && !this.fundedCards.has(number))
      return this.#decline(intent, 'card_declined', 'Your card was declined.');
    if (number === cards.needsAuthenticationLater)
      return this.#decline(
        intent,
        'authentication_required',
        'Your card was declined: it needs authentication.',
      );
    intent.payment_method = methodId;
    this.#pay(intent);
    return intent;
  }

  /** Whether the provider charges with this card, but its answer gets lost. */
  answersLate(methodId: string): boolean {
    return this.methods.get(methodId)?.number === cards.answersLate;
  }

  /** A customer pays with a card, which may require authentication. */
  confirm(id: string, card: string): FakeIntent {
    const intent = this.find(id);
    if (intent.status === 'succeeded') return intent;
    if (intent.status === 'canceled') throw unexpected(intent);
    if (intent.customer && !this.payers.has(intent.customer))
      throw new Declined(404, 'resource_missing', `No such customer: '${intent.customer}'`);
    intent.last_payment_error = null;
    if (card === cards.declined) return this.#decline(intent, 'card_declined', 'Your card was declined.');
    this.#use(intent, card);
    if (card === cards.needsAuthentication || card === cards.needsAuthenticationLater)
      intent.status = 'requires_action';
    else this.#pay(intent);
    return intent;
  }

  /** The customer passed or failed the bank's authentication. */
  authenticate(id: string, agreed: boolean): FakeIntent {
    const intent = this.find(id);
    if (intent.status !== 'requires_action') throw unexpected(intent);
    if (agreed) this.#pay(intent);
    else {
      const words = 'We are unable to authenticate your payment method. Please choose another one.';
      this.#decline(intent, 'payment_intent_authentication_failure', words);
    }
    return intent;
  }

  cancel(id: string): FakeIntent {
    const intent = this.find(id);
    if (intent.status === 'succeeded' || intent.status === 'canceled') throw unexpected(intent);
    intent.status = 'canceled';
    this.tell('payment_intent.canceled', intent);
    return intent;
  }

  refundsOf(intentId: string): FakeRefund[] {
    return this.refunds.filter(refund => refund.payment_intent === intentId);
  }

  refund(fields: Fields): FakeRefund {
    const intent = this.find(fields.payment_intent!);
    const sent = this.refundsOf(intent.id);
    const left = sent.reduce((sum, refund) => sum - refund.amount, intent.amount_received);
    const amount = Number(fields.amount);
    if (amount > left) {
      throw new Declined(400, 'charge_already_refunded', 'Refund amount is greater than the charge.');
    }
    const refund: FakeRefund = {
      id: newId('re'),
      object: 'refund',
      amount,
      payment_intent: intent.id,
      metadata: metadataOf(fields),
      status: 'succeeded',
    };
    this.refunds.push(refund);
    this.tell('refund.updated', refund);
    return refund;
  }

  #use(intent: FakeIntent, number: string): void {
    const id = newId('pm');
    const card = { brand: 'visa', last4: number.slice(-4), exp_month: 8, exp_year: 2028 };
    this.methods.set(id, { id, object: 'payment_method', customer: null, card, number });
    intent.payment_method = id;
  }

  #pay(intent: FakeIntent): void {
    intent.status = 'succeeded';
    intent.amount_received = intent.amount;
    const method = this.methods.get(intent.payment_method ?? '');
    if (method && intent.setup_future_usage === 'off_session') method.customer = intent.customer;
    this.tell('payment_intent.succeeded', intent);
  }

  #decline(intent: FakeIntent, code: string, message: string): FakeIntent {
    intent.status = 'requires_payment_method';
    intent.last_payment_error = { code, message };
    this.tell('payment_intent.payment_failed', intent);
    return intent;
  }
}

const unexpected = ({ status }: FakeIntent) =>
  new Declined(400, 'payment_intent_unexpected_state', `This PaymentIntent has a status of ${status}.`);
