import { setTimeout as delay } from 'node:timers/promises';
import type { Sql } from '../database/sql.ts';
import { SparingLog } from '../logging/sparing-log.ts';
import type { Ctx, Services } from '../operation/ctx.ts';
import { ChangesNotSaved } from '../operation/failures.ts';

const timeoutMs = 2000;
/** Between two looks at the writers of a table. */
const delayMs = 25;

/**
 * Locks of transactions that write the table. Each takes this lock before its first row, so before the trigger reads
 * the clock, and holds it until its changes are visible. A transaction that is prepared for two-phase commit has no
 * process, and another name than before.
 */
const writerLocks = `pg_locks where locktype = 'relation' and mode = 'RowExclusiveLock' and granted
  and relation = $1::regclass and database = (select oid from pg_database where datname = current_database())`;

/** `now()` is the start of the statement's transaction, so before the locks are read. */
const startStatement = `select now() as at, array(select virtualtransaction from ${writerLocks}) as writers`;

const writersStatement = `select array(select virtualtransaction from ${writerLocks}) as writers,
  exists (select from ${writerLocks} and pid is null) as "isAnyPrepared"`;

interface Writers {
  writers: string[];
  isAnyPrepared: boolean;
}

/** Looks at the writers of tables for all requests that wait for them, so that a thousand ask as often as one. */
class WritersWatch {
  readonly #log: SparingLog;
  /** Looks that have not begun, by table: they answer all who ask until then. */
  readonly #next = new Map<string, Promise<Writers>>();

  constructor(
    private readonly sql: Sql,
    { log }: Pick<Services, 'log'>,
  ) {
    this.#log = new SparingLog(log);
  }

  /** Each table has lines of its own: they name what blocks it. */
  noteRefusal(table: string, writers: readonly string[]): void {
    this.#log.warn(
      { table, writers: writers.slice(0, 10), timeoutMs },
      `a transaction that writes ${table} does not end; what waits for it is refused, and the client tries again`,
    );
  }

  /** The writers of a table at a moment after this call. */
  next(table: string): Promise<Writers> {
    const known = this.#next.get(table);
    if (known) return known;
    const look = delay(delayMs).then(async () => {
      this.#next.delete(table);
      const [row] = await this.sql.rows<Writers>(writersStatement, [table]);
      return row!;
    });
    this.#next.set(table, look);
    return look;
  }
}

/** By the connections of the process. */
const watches = new WeakMap<Sql, WritersWatch>();

const watchOf = ({ services }: Ctx): WritersWatch => {
  const watch = watches.get(services.sql) ?? new WritersWatch(services.sql, services);
  watches.set(services.sql, watch);
  return watch;
};

/**
 * Returns a time before which nothing will change anymore in `updated_at` of the table: waits for the transactions that
 * were writing then. Looks again after a delay, outside of any transaction, so that no connection is held meanwhile.
 */
export const writersFinished = async (ctx: Ctx, table: string): Promise<string> => {
  const [start] = await ctx.sql.rows<{ at: string; writers: string[] }>(startStatement, [table]);
  const { at, writers } = start!;
  if (writers.length === 0) return at;
  const watch = watchOf(ctx);
  const deadline = performance.now() + timeoutMs;
  while (performance.now() < deadline) {
    const now = await watch.next(table);
    if (!now.isAnyPrepared && !writers.some(writer => now.writers.includes(writer))) return at;
  }
  watch.noteRefusal(table, writers);
  throw new ChangesNotSaved();
};
