import { createHash } from 'node:crypto';

/** Chance that falls the same way every time: mulberry32, started from a name. */
export class SeededRandom {
  #state: number;

  constructor(name: string) {
    this.#state = createHash('sha256').update(name).digest().readUInt32LE();
  }

  /** At least 0, below 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number, both ends included. */
  between(lowest: number, highest: number): number {
    return lowest + Math.floor(this.next() * (highest - lowest + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<Choice>(choices: readonly Choice[]): Choice {
    if (choices.length === 0) throw new Error('Nothing to pick from');
    return choices[this.between(0, choices.length - 1)] as Choice;
  }

  shuffled<Item>(items: readonly Item[]): Item[] {
    return items
      .map(item => ({ item, place: this.next() }))
      .sort((one, other) => one.place - other.place)
      .map(({ item }) => item);
  }
}
