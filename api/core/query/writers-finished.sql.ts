import { setTimeout as rest } from 'node:timers/promises';
import type { Ctx } from '../operation/ctx.ts';
import { ChangesNotSaved } from '../operation/failures.ts';

const patienceMs = 2000;
const firstRestMs = 5;
const longestRestMs = 100;

/**
 * Locks of transactions that write the table. Each takes this lock before its first row, so before the trigger reads
 * the clock, and holds it until its changes are visible. A transaction that is prepared for two-phase commit has no
 * process, and another name than before.
 */
const writerLocks = `pg_locks where locktype = 'relation' and mode = 'RowExclusiveLock' and granted
  and relation = $1::regclass and database = (select oid from pg_database where datname = current_database())`;

/** `now()` is the start of the statement's transaction, so before the locks are read. */
const writersStatement = `select now() as at, array(select virtualtransaction from ${writerLocks}) as writers`;

const anyLeftStatement = `select exists (select from ${writerLocks}
  and (pid is null or virtualtransaction = any($2::text[]))) as "isAnyLeft"`;

/**
 * Returns a time before which nothing will change anymore in `updated_at` of the table: waits for the transactions that
 * were writing then. Asks again after a rest, outside of any transaction, so that no connection is held meanwhile.
 */
export const writersFinished = async (ctx: Ctx, table: string): Promise<string> => {
  const [start] = await ctx.sql.rows<{ at: string; writers: string[] }>(writersStatement, [table]);
  const { at, writers } = start!;
  if (writers.length === 0) return at;
  const deadline = performance.now() + patienceMs;
  for (let restMs = firstRestMs; performance.now() < deadline; restMs = Math.min(2 * restMs, longestRestMs)) {
    const [now] = await ctx.sql.rows<{ isAnyLeft: boolean }>(anyLeftStatement, [table, writers]);
    if (!now!.isAnyLeft) return at;
    await rest(restMs);
  }
  ctx.services.log.warn(
    { table, writers, patienceMs },
    'list of changes refused, as a transaction that writes the table does not end; the client tries again',
  );
  throw new ChangesNotSaved();
};
