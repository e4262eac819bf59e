interface Waiting<Item> {
  items: Item[];
  sent: Promise<void>;
}

/** Sends immediately when nothing is being sent; items added meanwhile are sent as one batch. */
export class Batcher<Item> {
  #underWay: Promise<void> | undefined;
  #waiting: Waiting<Item> | undefined;

  constructor(private readonly send: (items: readonly Item[]) => Promise<void>) {}

  /** Resolves once they are sent. */
  add(items: readonly Item[]): Promise<void> {
    if (!this.#underWay && !this.#waiting) return this.#dispatch(items);
    if (!this.#waiting) {
      const batch: Item[] = [];
      const dispatchBatch = () => {
        this.#waiting = undefined;
        return this.#dispatch(batch);
      };
      this.#waiting = { items: batch, sent: this.#underWay!.then(dispatchBatch, dispatchBatch) };
    }
    for (const item of items) this.#waiting.items.push(item);
    return this.#waiting.sent;
  }

  #dispatch(items: readonly Item[]): Promise<void> {
    const sent = this.send(items);
    const underWay = sent.finally(() => {
      if (this.#underWay === underWay) this.#underWay = undefined;
    });
    underWay.catch(() => undefined);
    this.#underWay = underWay;
    return sent;
  }
}
