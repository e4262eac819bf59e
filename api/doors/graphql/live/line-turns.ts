/** The lines of one socket that catch up: one of them has the turn, the others wait, the first to come first. */
export class LineTurns {
  readonly #turns: { begin: () => void }[] = [];

  /** Calls `begin` once it is the turn of a line. Returns a function that gives the turn back, or no longer waits for it. */
  take(begin: () => void): () => void {
    const turn = { begin };
    this.#turns.push(turn);
    if (this.#turns.length === 1) this.#beginSoon();
    return () => {
      const at = this.#turns.indexOf(turn);
      if (at < 0) return;
      this.#turns.splice(at, 1);
      if (at === 0) this.#beginSoon();
    };
  }

  /** Afterwards, so that a line knows how to give its turn back before it has it. */
  #beginSoon(): void {
    const [next] = this.#turns;
    if (next) queueMicrotask(() => this.#turns[0] === next && next.begin());
  }
}
