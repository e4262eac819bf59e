import { sql as fragment, type NotNull } from 'kysely';
import type { Sql } from '../../core/database/sql.ts';
import type { FileStore } from '../../core/interfaces/file-store.ts';
import { type Given, query } from '../../core/query/query.ts';
import { Export } from './export.ts';

/** Days for which a list shows what was exported. */
const rowDays = 30;

const expiredQuery = query({ Export }, (from, { now }: Given<{ now: Date }>) =>
  from
    .selectFrom('Export')
    .where('fileKey', 'is not', null)
    .where('expiresAt', '<=', now)
    .select(['id', 'fileKey'])
    .$narrowType<{ fileKey: NotNull }>(),
);

const expireQuery = query({ Export }, (on, { id }: Given<{ id: string }>) =>
  on.updateTable('Export').set({ status: 'EXPIRED', fileKey: null }).where('id', '=', id),
);

const removeOld = query({ Export }, (on, { now }: Given<{ now: Date }>) =>
  on
    .deleteFrom('Export')
    .where('fileKey', 'is', null)
    .where('status', 'in', ['FAILED', 'EXPIRED'])
    .where(
      'createdAt',
      '<',
      fragment<string>`${now}::timestamptz - make_interval(days => ${fragment.lit(rowDays)})`,
    ),
);

/**
 * Deletes files that expired, each before its row forgets it, and rows a month after they were started. A file that
 * cannot be deleted does not keep the others; it is tried again in the next run.
 */
export const expireExports = async (sql: Sql, files: FileStore, now: Date): Promise<void> => {
  const failed: unknown[] = [];
  for (const { id, fileKey } of await expiredQuery.all(sql, { now })) {
    try {
      await files.remove(fileKey);
      await expireQuery.all(sql, { id });
    } catch (error) {
      failed.push(error);
    }
  }
  await removeOld.all(sql, { now });
  if (failed.length > 0)
    throw new AggregateError(
      failed,
      `deleting the files of ${failed.length} expired exports failed; will retry`,
    );
};

const keysQuery = query({ Export }, (from, { keys }: Given<{ keys: readonly string[] }>) =>
  from
    .selectFrom('Export')
    .where(each => each('fileKey', '=', each.fn.any(keys)))
    .select('fileKey')
    .$narrowType<{ fileKey: NotNull }>(),
);

/** Returns those of these keys that belong to an export. */
export const exportKeys = async (sql: Sql, keys: readonly string[]): Promise<string[]> =>
  (await keysQuery.all(sql, { keys })).map(({ fileKey }) => fileKey);
