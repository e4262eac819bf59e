import Stripe from 'stripe';
import { newId } from './fake-objects.ts';

export interface FakeEvent {
  id: string;
  object: 'event';
  type: string;
  created: number;
  data: { object: object };
}

const { webhooks } = new Stripe('sk_test_only_for_signing');

/** Events of the provider: stored, signed, and sent to the marketplace immediately unless they are held back. */
export class FakeWebhooks {
  readonly events: FakeEvent[] = [];
  /** URL of the webhook; nothing is sent while it is unset. */
  address: string | undefined;
  /** While set, events are only stored; the test sends them itself. */
  isHeldBack = false;
  #underWay: Promise<unknown> = Promise.resolve();

  constructor(
    readonly secret: string,
    private readonly clock: () => Date,
  ) {}

  tell(type: string, object: object): FakeEvent {
    const event = this.#eventOf(type, structuredClone(object));
    this.events.push(event);
    if (this.address && !this.isHeldBack) {
      const sent = this.send(event).catch(() => undefined);
      this.#underWay = Promise.all([this.#underWay, sent]);
    }
    return event;
  }

  /** Waits until all events so far are sent. */
  async settled(): Promise<void> {
    await this.#underWay;
  }

  eventAbout(type: string): FakeEvent {
    return this.events.findLast(event => event.type === type)!;
  }

  async send(event: FakeEvent, changes: { body?: string; signature?: string } = {}): Promise<Response> {
    const body = changes.body ?? JSON.stringify(event);
    return fetch(`${this.address}/api/stripe/webhook`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': changes.signature ?? this.sign(body),
      },
      body,
    });
  }

  sign(payload: string, { at = this.clock(), secret = this.secret } = {}): string {
    return webhooks.generateTestHeaderString({
      payload,
      secret,
      timestamp: Math.floor(at.getTime() / 1000),
    });
  }

  #eventOf(type: string, object: object): FakeEvent {
    const created = Math.floor(this.clock().getTime() / 1000);
    return { id: newId('evt'), object: 'event', type, created, data: { object } };
  }
}
