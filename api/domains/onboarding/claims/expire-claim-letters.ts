import { sql as fragment, type NotNull } from 'kysely';
import type { Sql } from '../../../core/database/sql.ts';
import type { FileStore } from '../../../core/interfaces/file-store.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { ClaimStatus, EinClaim } from './ein-claim.ts';

const retentionDays = 365;

const decidedQuery = query({ EinClaim }, from =>
  from
    .selectFrom('EinClaim')
    .where('status', 'in', [ClaimStatus.ACCEPTED, ClaimStatus.REJECTED])
    .where('fileKey', 'is not', null)
    .select(['id', 'fileKey'])
    .$narrowType<{ fileKey: NotNull }>(),
);

const clearKey = query({ EinClaim }, (on, { id }: Given<{ id: string }>) =>
  on.updateTable('EinClaim').set({ fileKey: null }).where('id', '=', id),
);

const removeOld = query({ EinClaim }, (on, { now }: Given<{ now: Date }>) =>
  on
    .deleteFrom('EinClaim')
    .where('fileKey', 'is', null)
    .where(
      'decidedAt',
      '<',
      fragment<string>`${now}::timestamptz - make_interval(days => ${fragment.lit(retentionDays)})`,
    ),
);

const removeDrafts = query({ EinClaim }, (on, { now }: Given<{ now: Date }>) =>
  on
    .deleteFrom('EinClaim')
    .where('status', '=', ClaimStatus.DRAFT)
    .where('createdAt', '<', fragment<string>`${now}::timestamptz - interval '1 day'`),
);

/**
 * Deletes the letters of decided claims, each before its key is cleared, claims that were decided a year ago, and those
 * that got no letter within a day.
 */
export const expireClaimLetters = async (sql: Sql, files: FileStore, now: Date): Promise<void> => {
  for (const { id, fileKey } of await decidedQuery.all(sql, {})) {
    await files.remove(fileKey);
    await clearKey.all(sql, { id });
  }
  await removeOld.all(sql, { now });
  await removeDrafts.all(sql, { now });
};

const keysQuery = query({ EinClaim }, (from, { keys }: Given<{ keys: readonly string[] }>) =>
  from
    .selectFrom('EinClaim')
    .where(claim => claim('fileKey', '=', claim.fn.any(keys)))
    .select('fileKey')
    .$narrowType<{ fileKey: NotNull }>(),
);

/** Returns those of these keys that belong to a claim. */
export const claimKeys = async (sql: Sql, keys: readonly string[]): Promise<string[]> =>
  (await keysQuery.all(sql, { keys })).map(({ fileKey }) => fileKey);
