import type { Signal } from '../../core/event-bus.ts';

type Hear = (signals: readonly Signal[]) => void;

/** Who wants to hear signals in this process. */
export class Listeners {
  readonly #hearers: Hear[] = [];

  add = (hear: Hear): void => {
    this.#hearers.push(hear);
  };

  tell(signals: readonly Signal[]): void {
    for (const hear of this.#hearers) hear(signals);
  }

  clear(): void {
    this.#hearers.length = 0;
  }
}
