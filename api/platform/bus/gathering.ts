import type { Signal } from '../../core/event-bus.ts';

interface Waiting {
  signals: Signal[];
  sent: Promise<void>;
}

/** Sends at once when nothing is under way; what comes meanwhile is gathered and travels together. */
export class Gathering {
  #underWay: Promise<void> | undefined;
  #waiting: Waiting | undefined;

  constructor(private readonly send: (signals: readonly Signal[]) => Promise<void>) {}

  add(signals: readonly Signal[]): Promise<void> {
    if (!this.#underWay) return this.#dispatch(signals);
    if (!this.#waiting) {
      const gathered: Signal[] = [];
      const go = () => {
        this.#waiting = undefined;
        return this.#dispatch(gathered);
      };
      this.#waiting = { signals: gathered, sent: this.#underWay.then(go, go) };
    }
    for (const signal of signals) this.#waiting.signals.push(signal);
    return this.#waiting.sent;
  }

  #dispatch(signals: readonly Signal[]): Promise<void> {
    const sent = this.send(signals);
    const underWay = sent.finally(() => {
      if (this.#underWay === underWay) this.#underWay = undefined;
    });
    underWay.catch(() => undefined);
    this.#underWay = underWay;
    return sent;
  }
}
