type Moved = (from: Date, to: Date) => void;

const minuteInMs = 60_000;

/** Clock of a sandbox: real time, and ahead of it by as much as it was moved. It never goes back. */
export class MovableClock {
  #aheadMinutes = 0;
  readonly #listeners: Moved[] = [];

  constructor(private readonly real: () => Date) {}

  read = (): Date => new Date(this.real().getTime() + this.#aheadMinutes * minuteInMs);

  get aheadMinutes(): number {
    return this.#aheadMinutes;
  }

  /** Takes it ahead of real time by so many minutes in all; a number from before a later move changes nothing. */
  takeAhead(aheadMinutes: number): void {
    if (aheadMinutes <= this.#aheadMinutes) return;
    const from = this.read();
    this.#aheadMinutes = aheadMinutes;
    const to = this.read();
    for (const listener of this.#listeners) listener(from, to);
  }

  /** Calls the listener after every move, of this process or another one. */
  onMoved(listener: Moved): void {
    this.#listeners.push(listener);
  }
}
