import type { Signal } from '../../core/interfaces/event-bus.ts';

interface Waiting {
  signals: Signal[];
  sent: Promise<void>;
}

/** Sends immediately when nothing is being sent; signals added meanwhile are sent as one batch. */
export class SignalBatcher {
  #underWay: Promise<void> | undefined;
  #waiting: Waiting | undefined;

  constructor(private readonly send: (signals: readonly Signal[]) => Promise<void>) {}

  add(signals: readonly Signal[]): Promise<void> {
    if (!this.#underWay) return this.#dispatch(signals);
    if (!this.#waiting) {
      const batch: Signal[] = [];
      const dispatchBatch = () => {
        this.#waiting = undefined;
        return this.#dispatch(batch);
      };
      this.#waiting = { signals: batch, sent: this.#underWay.then(dispatchBatch, dispatchBatch) };
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
