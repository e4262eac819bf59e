import { readFileSync } from 'node:fs';
import type { Client } from 'pg';
import { type Contestant, processorTime } from '../processes.ts';

/** What a server and its database have used so far. */
interface Usage {
  residentBytes: number;
  /** Memory that no other process shares; the code of Node itself is shared with this one. */
  ownBytes: number;
  serverMilliseconds: number;
  walBytes: number;
  diskBytes: number;
  /** Rows that each table has got. */
  inserted: Map<string, number>;
}

const memoryOf = (pid: number) => {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  const bytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(rollup)?.[1]) * 1024;
  return {
    residentBytes: bytes('Rss'),
    ownBytes: bytes('Private_Clean') + bytes('Private_Dirty'),
  };
};

/** Of all connections: statistics are sent when a transaction ends, at most once in a second. */
const insertedRows = async (db: Client): Promise<Map<string, number>> => {
  await db.query('select pg_stat_clear_snapshot()');
  const { rows } = await db.query(
    `select relname, n_tup_ins from pg_stat_user_tables where schemaname in ('public', 'pgboss')`,
  );
  return new Map(rows.map(({ relname, n_tup_ins }) => [relname, Number(n_tup_ins)]));
};

export const usedBy = async ({ process: { pid } }: Contestant, db: Client): Promise<Usage> => {
  const { rows } = await db.query(
    `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as wal, pg_database_size(current_database()) as disk`,
  );
  return {
    ...memoryOf(pid!),
    serverMilliseconds: processorTime(pid!) ?? 0,
    walBytes: Number(rows[0].wal),
    diskBytes: Number(rows[0].disk),
    inserted: await insertedRows(db),
  };
};

/** What was used in between, the memory at the end, and the rows of each table that got some, most first. */
export const differences = (before: Usage, after: Usage) => ({
  residentBytes: after.residentBytes,
  ownBytes: after.ownBytes,
  serverMilliseconds: after.serverMilliseconds - before.serverMilliseconds,
  walBytes: after.walBytes - before.walBytes,
  diskBytes: after.diskBytes - before.diskBytes,
  rows: [...after.inserted]
    .map(([table, count]): [string, number] => [table, count - (before.inserted.get(table) ?? 0)])
    .filter(([, count]) => count > 0)
    .toSorted(([, one], [, other]) => other - one),
});
