/** How long requests took, by what was asked. */
export class Latency {
  readonly #times = new Map<string, number[]>();

  add(what: string, milliseconds: number): void {
    const times = this.#times.get(what) ?? [];
    times.push(milliseconds);
    this.#times.set(what, times);
  }

  get names(): string[] {
    return [...this.#times.keys()];
  }

  countOf(what: string): number {
    return this.#times.get(what)?.length ?? 0;
  }

  /** The time within which this share of the requests was answered, by the nearest rank; 0 without any. */
  quantile(what: string, share: number): number {
    const sorted = (this.#times.get(what) ?? []).toSorted((a, b) => a - b);
    return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
  }
}
