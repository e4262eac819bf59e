import type { Sql } from '../../core/database/sql.ts';
import type { FileStore } from '../../core/interfaces/file-store.ts';

/** Returns which of these keys a table references. */
export type NamedKeys = (sql: Sql, keys: readonly string[]) => Promise<string[]>;

const dayInMs = 86_400_000;
/** A day is skipped until an hour after its end: a file is stored before the row that references it. */
const restMs = 3_600_000;
const daysBack = 7;

/** Removes unreferenced files of the last days; returns their number. */
export const sweepFiles = async (
  files: FileStore,
  sql: Sql,
  naming: readonly NamedKeys[],
  now: Date,
): Promise<number> => {
  let removed = 0;
  for (let back = 1; back <= daysBack; back++) {
    const day = new Date(now.getTime() - restMs - back * dayInMs).toISOString().slice(0, 10);
    const keys: string[] = [];
    for await (const key of files.keysOf(day)) keys.push(key);
    if (keys.length === 0) continue;
    const named = new Set((await Promise.all(naming.map(find => find(sql, keys)))).flat());
    for (const key of keys) {
      if (named.has(key)) continue;
      await files.remove(key);
      removed++;
    }
  }
  return removed;
};
