import type { EventBus, Signal } from '../../core/interfaces/event-bus.ts';
import { Listeners } from './listeners.ts';

/** The bus of a single process, as on the embedded database: nothing leaves it. */
export class LocalBus implements EventBus {
  readonly joinsTransactions = false;
  readonly isConnected = true;
  readonly isLossless = true;
  readonly #listeners = new Listeners();

  async publish(signals: readonly Signal[]): Promise<void> {
    this.#listeners.notify(signals);
  }

  onSignals = this.#listeners.add;

  onGap(): void {
    // Signals within a process are never lost.
  }

  async close(): Promise<void> {
    this.#listeners.clear();
  }
}
