import type { Signal } from '../../core/interfaces/event-bus.ts';

type Listener = (signals: readonly Signal[]) => void;

/** Listeners for signals in this process. */
export class Listeners {
  readonly #listeners: Listener[] = [];

  add = (listener: Listener): void => {
    this.#listeners.push(listener);
  };

  notify(signals: readonly Signal[]): void {
    for (const listener of this.#listeners) listener(signals);
  }

  clear(): void {
    this.#listeners.length = 0;
  }
}
