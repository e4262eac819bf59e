import { cards } from './fake-accounts.ts';
import {
  Declined,
  type FakeIntent,
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

  constructor(private readonly tell: Tell) {}

  open(fields: Fields): FakeIntent {
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
    };
    this.intents.set(id, intent);
    return intent;
  }

  find(id: string): FakeIntent {
    const intent = this.intents.get(id);
    if (!intent) throw new Declined(404, 'resource_missing', `No such payment_intent: '${id}'`);
    return intent;
  }

  /** A customer pays with a card, which may require authentication. */
  confirm(id: string, card: string): FakeIntent {
    const intent = this.find(id);
    if (intent.status === 'succeeded') return intent;
    if (intent.status === 'canceled') throw unexpected(intent);
    intent.last_payment_error = null;
    if (card === cards.declined) return this.#decline(intent, 'card_declined', 'Your card was declined.');
    if (card === cards.needsAuthentication) intent.status = 'requires_action';
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

  #pay(intent: FakeIntent): void {
    intent.status = 'succeeded';
    intent.amount_received = intent.amount;
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
