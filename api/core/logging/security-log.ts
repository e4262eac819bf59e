import { LRUCache } from 'lru-cache';
import type { Log } from './log.ts';

/** Security events; the names are stable for searching. */
export type SecurityEvent =
  | 'sign-in refused'
  | 'limit reached'
  | 'code refused'
  | 'password refused'
  | 'request refused'
  | 'foreign origin refused'
  | 'export link refused'
  | 'account event';

export interface SecurityFacts {
  /** The network source of the request, as rate limits count it. */
  source: string;
  requestId?: string;
  /** The account it is about, if known. */
  userId?: string;
  /** A keyed fingerprint of the named account, where no such account exists. */
  account?: string;
  reason?: string;
}

/** Lines per minute: a flood is counted instead of filling the disk. */
const linesOfSource = 10;
const linesOfEvent = 300;
const minute = 60_000;
const sourcesCounted = 2000;

/** Logs refusals and account changes, without secrets; of a flood, its first lines and the count. */
export class SecurityLog {
  readonly #counts = new LRUCache<string, number>({ max: sourcesCounted });
  #minuteStart = 0;
  #suppressed = 0;

  constructor(
    private readonly log: Log,
    private readonly clock: () => Date,
  ) {}

  write(event: SecurityEvent, facts: SecurityFacts): void {
    this.#startMinute();
    const ofSource = this.#count(`${event} ${facts.source}`);
    const isLine = ofSource <= linesOfSource && this.#count(event) <= linesOfEvent;
    if (isLine) this.log.warn({ event, ...facts }, event);
    else this.#suppressed++;
  }

  /**
   * After a restore, accounts that were erased since are erased again by these lines (docs/operations.md), so none is
   * suppressed. Each account has one, so there is no flood.
   */
  noteErased(userId: string): void {
    const event = 'account erased';
    this.log.warn({ event, userId }, event);
  }

  #count(key: string): number {
    const count = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.set(key, count);
    return count;
  }

  #startMinute(): void {
    const now = this.clock().getTime();
    const age = now - this.#minuteStart;
    if (age >= 0 && age < minute) return;
    if (this.#suppressed > 0) {
      const { seconds, suppressed } = { seconds: Math.round(age / 1000), suppressed: this.#suppressed };
      this.log.warn(
        { event: 'security events suppressed', suppressed, seconds },
        'security events suppressed',
      );
    }
    this.#counts.clear();
    this.#minuteStart = now;
    this.#suppressed = 0;
  }
}
