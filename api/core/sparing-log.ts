import type { Log } from './log.ts';

/** How long one line speaks for all of its kind, in milliseconds. */
const silence = 10_000;

/**
 * Warnings that strangers can cause at will: of each kind one line at once, then at most one every ten seconds that says
 * how many there were, so that a flood does not fill the disk. The kinds are the messages, which are few and fixed.
 */
export class SparingLog {
  readonly #kinds = new Map<string, { until: number; unwritten: number }>();

  constructor(
    private readonly log: Log,
    private readonly now: () => number = () => performance.now(),
  ) {}

  warn(facts: object, message: string): void {
    const kind = this.#kinds.get(message);
    if (kind && this.now() < kind.until) {
      kind.unwritten++;
      return;
    }
    const { unwritten } = kind ?? { unwritten: 0 };
    this.log.warn({ ...facts, ...(unwritten > 0 && { unwrittenBefore: unwritten }) }, message);
    this.#kinds.set(message, { until: this.now() + silence, unwritten: 0 });
  }
}
