import { sql as fragment, type NotNull } from 'kysely';
import type { Sql } from '../../../core/database/sql.ts';
import { batchSize, inBatches, isOneOf, placeOf } from '../../../core/query/in-batches.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { Document, DocumentStatus } from './document.ts';

const removeUploads = query({ Document }, (on, { now }: Given<{ now: Date }>) =>
  on
    .deleteFrom('Document')
    .where(({ selectFrom }) =>
      isOneOf(
        selectFrom('Document as d')
          .where('d.status', '=', DocumentStatus.UPLOADED)
          .where('d.uploadedAt', '<', fragment<string>`${now}::timestamptz - interval '1 day'`)
          .limit(fragment.lit(batchSize))
          .select(placeOf('d')),
      ),
    )
    // Not one that is submitted meanwhile.
    .where('status', '=', DocumentStatus.UPLOADED)
    .returning('id'),
);

const keysQuery = query({ Document }, (from, { keys }: Given<{ keys: readonly string[] }>) =>
  from
    .selectFrom('Document')
    .where(document => document('fileKey', '=', document.fn.any(keys)))
    .select('fileKey')
    .$narrowType<{ fileKey: NotNull }>(),
);

/** Deletes documents that were uploaded a day ago and never submitted; their files are swept later. */
export const purgeUploads = (sql: Sql, now: Date): Promise<void> =>
  inBatches(() => removeUploads.all(sql, { now }));

/** Returns those of these keys that belong to a document. */
export const documentKeys = async (sql: Sql, keys: readonly string[]): Promise<string[]> =>
  (await keysQuery.all(sql, { keys })).map(({ fileKey }) => fileKey);
