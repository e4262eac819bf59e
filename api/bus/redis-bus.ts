import { Redis } from 'ioredis';
import type { EventBus, Signal } from '../core/event-bus.ts';
import type { Log } from '../core/log.ts';
import { envelopesOf, signalsIn } from './envelopes.ts';
import { Gathering } from './gathering.ts';
import { Hearers } from './hearers.ts';

const channel = 'tiffin';

/** Redis, where events come faster than the database should carry them: one connection sends, one hears. */
export class RedisBus implements EventBus {
  readonly joinsTransactions = false;
  readonly missesNothing = false;
  readonly #hearers = new Hearers();
  readonly #gathering = new Gathering(async signals => {
    await Promise.all(envelopesOf(signals).map(envelope => this.#sender.publish(channel, envelope)));
  });
  readonly #sender: Redis;
  readonly #hearer: Redis;
  #onGap: () => void = () => undefined;

  private constructor(url: string, log: Log) {
    const options = { lazyConnect: true, maxRetriesPerRequest: 1, connectTimeout: 3000 };
    this.#sender = new Redis(url, options);
    this.#hearer = new Redis(url, { ...options, autoResubscribe: true });
    for (const connection of [this.#sender, this.#hearer]) {
      connection.on('error', error => log.error({ err: error }, 'the event bus complains'));
    }
    this.#hearer.on('message', (_channel, envelope: string) => this.#hearers.tell(signalsIn(envelope)));
  }

  get hears(): boolean {
    return this.#hearer.status === 'ready';
  }

  static async open(url: string, log: Log): Promise<RedisBus> {
    const bus = new RedisBus(url, log);
    await Promise.all([bus.#sender.connect(), bus.#hearer.connect()]);
    await bus.#hearer.subscribe(channel);
    bus.#hearer.on('ready', () => bus.#onGap());
    return bus;
  }

  publish(signals: readonly Signal[]): Promise<void> {
    return signals.length === 0 ? Promise.resolve() : this.#gathering.add(signals);
  }

  onSignals = this.#hearers.add;

  onGap(hear: () => void): void {
    this.#onGap = hear;
  }

  async close(): Promise<void> {
    this.#hearers.clear();
    this.#sender.disconnect();
    this.#hearer.disconnect();
  }
}
