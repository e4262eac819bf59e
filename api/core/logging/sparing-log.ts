import type { Log } from './log.ts';

/** Interval between two lines of one kind, in milliseconds. */
const silence = 10_000;

/**
 * Rate-limits warnings that strangers can cause at will: of each kind the first immediately, then at most one
 * every ten seconds with the count, so that a flood does not fill the disk. The kinds are the messages, which
 * are few and fixed.
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
