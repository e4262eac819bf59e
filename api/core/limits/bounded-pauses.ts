interface Parts {
  pause: (ms: number) => Promise<unknown>;
  /** The shortest pause; the longest is half as long again. */
  ms: number;
  /** How many pauses of a holder run together. */
  most: number;
}

/**
 * Pauses for each holder, so many together and no more, since each occupies a connection. Their length is random: clients
 * that repeat what was refused would otherwise stay in step, and all come in one round of the event loop.
 */
export class BoundedPauses {
  readonly #running = new Map<string, number>();

  constructor(private readonly parts: Parts) {}

  /** Returns after a pause, or immediately where enough of the holder's are running. */
  async of(holder: string): Promise<void> {
    const running = this.#running.get(holder) ?? 0;
    if (running >= this.parts.most) return;
    this.#running.set(holder, running + 1);
    try {
      await this.parts.pause(this.parts.ms * (1 + Math.random() / 2));
    } finally {
      this.#end(holder);
    }
  }

  #end(holder: string): void {
    const left = (this.#running.get(holder) ?? 0) - 1;
    if (left > 0) this.#running.set(holder, left);
    else this.#running.delete(holder);
  }
}
