import { documentRetentionDays } from '../../../../schema/constants.ts';
import type { FileStore } from '../../../core/file-store.ts';
import type { Sql } from '../../../core/sql.ts';

/**
 * Expires documents that no decision depends on any more: replaced ones, rejected ones, and those of an abandoned
 * application. They no longer count for their items. An application that is locked at this moment is left for the
 * next night.
 */
const endTheirTime = (sql: Sql, now: Date) =>
  sql.rows(
    `with idle as (
       select d.id from documents d join applications a on a.id = d.application_id
       where d.file_expired_at is null and d.submitted_at is not null
         and $1::timestamptz - make_interval(days => $2::int) > case
           when d.replaced_at is not null then d.replaced_at
           when d.status = 'rejected' then d.decided_at
           when a.status in ('pending', 'rejected') then greatest(d.submitted_at, a.decided_at)
         end
       for update of a skip locked
     )
     update documents d set file_expired_at = $1, replaced_at = coalesce(d.replaced_at, $1)
     from idle where d.id = idle.id`,
    [now, documentRetentionDays],
  );

/**
 * Deletes the files of expired documents; their rows stay, with the decision and its reason. A file is deleted before
 * its key is cleared, so that no orphan remains. Returns the number of deleted files.
 */
export const expireDocuments = async (sql: Sql, files: FileStore, now: Date): Promise<number> => {
  await endTheirTime(sql, now);
  const expired = await sql.rows<{ id: string; key: string }>(
    'select id, file_key as key from documents where file_expired_at is not null and file_key is not null',
  );
  for (const { id, key } of expired) {
    await files.remove(key);
    await sql.rows('update documents set file_key = null where id = $1', [id]);
  }
  return expired.length;
};
