import type { ExecutionMode, Sql } from '../../core/database/sql.ts';
import { within } from '../../core/limits/within.ts';
import type { Log } from '../../core/logging/log.ts';
import { reasonOf } from '../../core/logging/reason.ts';
import { SparingLog } from '../../core/logging/sparing-log.ts';
import { changesSomething } from './changes-something.ts';
import { Demotion } from './demotion.ts';
import { appliedPosition, writtenPosition } from './replica-positions.sql.ts';
import { StatementPools } from './statement-pools.ts';
import type { OpenStatements, Statements } from './statements.ts';
import { defaultTimeouts } from './timeouts.ts';

/** A replica that lacks what was committed longer ago than this gets no reads. */
export const longestAgeMs = 1000;

const checkEveryMs = 200;
const checkTimeoutMs = 500;

/** What the replica does not answer by then, the primary does, still within five seconds. */
const timeouts = { ...defaultTimeouts, connection: 500, statement: 800, answer: 1000 };

interface Position {
  lsn: string | null;
  system: string;
}

/** A position in the log of changes, such as 16/B374D848, as a number. */
const bytesOf = (lsn: string): bigint => {
  const [high, low] = lsn.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
};

interface Sample {
  at: number;
  written: bigint;
}

/**
 * Runs reads on a standby while that is at most a second behind, and otherwise on the primary, as all that change
 * something. Its age is measured, whatever it replays: it has all that the primary had written when the position was read
 * that it has reached now.
 */
export class ReadReplica implements Sql {
  readonly #replica: Statements;
  readonly #warnings: SparingLog;
  #samples: Sample[] = [];
  /** It has all that was committed by then, by `performance.now()`. */
  #freshAt = -Infinity;
  /** Since then nothing failed. The first checks under load find nothing yet that the replica has. */
  #watchedSince = 0;
  #timer: NodeJS.Timeout | undefined;
  #checking: Promise<void> | undefined;
  #isClosed = false;

  constructor(
    private readonly primary: Sql,
    {
      url,
      count,
      openStatements,
    }: { url: string; count: number; openStatements: OpenStatements | undefined },
    log: Log,
  ) {
    this.#warnings = new SparingLog(log);
    const demotion = new Demotion();
    this.#replica = openStatements
      ? openStatements(url, count, timeouts, demotion)
      : new StatementPools(url, count, timeouts, demotion);
  }

  /** How far the replica is behind at most, in milliseconds; Infinity where that is not known. */
  get ageMs(): number {
    return performance.now() - this.#freshAt;
  }

  start(): void {
    this.#watchedSince = performance.now();
    this.#checking = this.#check();
  }

  async rows<Row>(text: string, values: readonly unknown[] = [], mode?: ExecutionMode): Promise<Row[]> {
    if (this.ageMs > longestAgeMs || changesSomething(text)) return this.primary.rows(text, values, mode);
    try {
      return await this.#replica.rows(text, values, mode);
    } catch (error) {
      // A standby ends statements that keep it from applying changes, and may be gone.
      this.#warnings.warn(
        { reason: reasonOf(error) },
        'read replica (DATABASE_READ_URL) failed; reading from the primary',
      );
      return this.primary.rows(text, values, mode);
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#checking;
    await this.#replica.close();
  }

  async #check(): Promise<void> {
    try {
      await within(this.#compare(), checkTimeoutMs);
      const isLate = this.ageMs > longestAgeMs && performance.now() - this.#watchedSince > longestAgeMs;
      if (isLate) this.#leave(`more than ${longestAgeMs} ms behind`);
    } catch (error) {
      this.#freshAt = -Infinity;
      this.#samples = [];
      this.#watchedSince = performance.now();
      this.#leave(reasonOf(error));
    }
    if (!this.#isClosed)
      this.#timer = setTimeout(() => {
        this.#checking = this.#check();
      }, checkEveryMs);
  }

  async #compare(): Promise<void> {
    const at = performance.now();
    const [primary] = await this.primary.rows<Position>(writtenPosition);
    this.#samples.push({ at, written: bytesOf(primary!.lsn!) });
    const [replica] = await this.#replica.rows<Position>(appliedPosition);
    if (!replica!.lsn) throw new Error('Its server is not a standby.');
    if (replica!.system !== primary!.system)
      throw new Error(
        'Its server is a standby of another server, or of one that was restored or promoted since.',
      );
    const reached = bytesOf(replica!.lsn);
    const fresh = this.#samples.findLast(sample => sample.written <= reached);
    this.#samples = this.#samples.filter(sample => sample.at > at - longestAgeMs || sample === fresh);
    if (fresh) this.#freshAt = Math.max(this.#freshAt, fresh.at);
  }

  #leave(reason: string): void {
    this.#warnings.warn(
      { reason },
      'read replica (DATABASE_READ_URL) cannot be used; reading from the primary',
    );
  }
}
