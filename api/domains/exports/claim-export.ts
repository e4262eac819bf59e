import type { Sql } from '../../core/database/sql.ts';
import { type Given, query, type RowOf } from '../../core/query/query.ts';
import { Export } from './export.ts';
import type { ExportFailure } from './export-enums.ts';

/** A claim is renewed while rows are read; one that a dead process left ends after this. */
export const claimMs = 2 * 60_000;
/** Storing a large file takes longer, and renews nothing meanwhile. */
export const storingClaimMs = 15 * 60_000;
/** Until a first attempt that failed is made again; twice as long after each further one. */
const firstPauseMs = 60_000;
const longestPauseMs = 60 * 60_000;

const claimQuery = query({ Export }, (on, { now, until }: Given<{ now: Date; until: Date }>) =>
  on
    .updateTable('Export')
    .set(each => ({
      status: 'RUNNING',
      startedAt: now,
      claimedUntil: until,
      attempts: each('attempts', '+', 1),
    }))
    .where('id', '=', oldest =>
      oldest
        .selectFrom('Export')
        .where('status', 'in', ['WAITING', 'RUNNING'])
        .where(each => each.or([each('claimedUntil', 'is', null), each('claimedUntil', '<=', now)]))
        .orderBy('createdAt')
        .orderBy('id')
        .limit(1)
        .select('id')
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'userId', 'kind', 'format', 'from', 'to', 'supplierId', 'createdAt'])
    .returning(['attempts', 'slowAttempts']),
);

/** An export that this process makes. Its number of attempts tells it from one that another process makes later. */
export type ClaimedExport = RowOf<typeof claimQuery>;

/** Claims the export that waits the longest; undefined when none waits. */
export const claimExport = (sql: Sql, now: Date): Promise<ClaimedExport | undefined> =>
  claimQuery.first(sql, { now, until: new Date(now.getTime() + claimMs) });

interface Claim {
  id: string;
  attempts: number;
}

const renewQuery = query({ Export }, (on, { id, attempts, until }: Given<Claim & { until: Date }>) =>
  on
    .updateTable('Export')
    .set({ claimedUntil: until })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('status', '=', 'RUNNING')
    .returning('id'),
);

/** Extends a claim; false when the export is another process's now, or was deleted. */
export const renewClaim = async (sql: Sql, { id, attempts }: Claim, until: Date): Promise<boolean> =>
  (await renewQuery.first(sql, { id, attempts, until })) !== undefined;

const pauseQuery = query(
  { Export },
  (on, { id, attempts, slowAttempts, until }: Given<Claim & { slowAttempts: number; until: Date }>) =>
    on
      .updateTable('Export')
      .set({ status: 'WAITING', claimedUntil: until, slowAttempts })
      .where('id', '=', id)
      .where('attempts', '=', attempts)
      .where('status', '=', 'RUNNING'),
);

/** Gives an export back that was not made, for another attempt later. */
export const pauseExport = async (
  sql: Sql,
  { id, attempts, slowAttempts }: Claim & { slowAttempts: number },
  now: Date,
): Promise<void> => {
  const pauseMs = Math.min(firstPauseMs * 2 ** (attempts - 1), longestPauseMs);
  await pauseQuery.all(sql, { id, attempts, slowAttempts, until: new Date(now.getTime() + pauseMs) });
};

interface Made {
  fileKey: string;
  rows: number;
  bytes: number;
  now: Date;
  expiresAt: Date;
}

const finishQuery = query({ Export }, (on, given: Given<Claim & Made>) =>
  on
    .updateTable('Export')
    .set({
      status: 'READY',
      fileKey: given.fileKey,
      rows: given.rows,
      bytes: given.bytes,
      finishedAt: given.now,
      expiresAt: given.expiresAt,
      claimedUntil: null,
    })
    .where('id', '=', given.id)
    .where('attempts', '=', given.attempts)
    .where('status', '=', 'RUNNING')
    .returning('id'),
);

/** Stores what was made; false when the export is another process's now, or was deleted. */
export const finishExport = async (sql: Sql, { id, attempts }: Claim, made: Made): Promise<boolean> =>
  (await finishQuery.first(sql, { id, attempts, ...made })) !== undefined;

const failQuery = query(
  { Export },
  (on, { id, attempts, failure, now }: Given<Claim & { failure: ExportFailure; now: Date }>) =>
    on
      .updateTable('Export')
      .set({ status: 'FAILED', failure, finishedAt: now, claimedUntil: null })
      .where('id', '=', id)
      .where('attempts', '=', attempts)
      .where('status', '=', 'RUNNING'),
);

/** Ends an export that cannot be made. */
export const failExport = async (
  sql: Sql,
  { id, attempts }: Claim,
  failure: ExportFailure,
  now: Date,
): Promise<void> => {
  await failQuery.all(sql, { id, attempts, failure, now });
};
