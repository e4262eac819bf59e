import type { Sql } from '../database/sql.ts';
import type { Keyset } from '../query/keyset.ts';

/** A queue of background jobs as it is now, in all processes. */
export interface JobQueue {
  name: string;
  /** Number of jobs that are due, or wait for their next try. */
  waiting: number;
  running: number;
  /** Number of given-up jobs that can be tried again. */
  givenUp: number;
  lastCompletedAt: string | null;
  /** When a job last failed after all its tries, as long as that is stored. */
  lastFailedAt: string | null;
  /** Why it failed, without addresses and secrets; null without `lastFailedAt`. */
  lastFailure: string | null;
  /** When its schedule starts it next; null without a schedule. */
  nextRunAt: Date | null;
}

/** A job that failed after all its tries. */
export interface GivenUpJob {
  id: string;
  queue: string;
  /** What it was sent with. */
  data: unknown;
  givenUpAt: string;
  tries: number;
  /** Why its last try failed, without addresses and secrets. */
  reason: string;
}

/** The queues of background jobs, for those who operate the marketplace. */
export interface JobQueues {
  list(): Promise<JobQueue[]>;
  /** Given-up jobs beyond a position, the newest first. */
  givenUp(keyset: Keyset): Promise<GivenUpJob[]>;
  /** Locks a given-up job until the transaction ends; null when it was tried again or dismissed. */
  lockGivenUp(sql: Sql, id: string): Promise<GivenUpJob | null>;
  /** Locks the oldest given-up jobs of a queue and returns their ids; not those that someone else locks. */
  lockGivenUpOf(sql: Sql, queue: string, limit: number): Promise<string[]>;
  /** Sends locked jobs to their queues again, with all their tries. */
  retry(sql: Sql, ids: readonly string[]): Promise<void>;
  dismiss(sql: Sql, id: string): Promise<void>;
}
