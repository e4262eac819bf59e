import type { Sql } from '../../../core/sql.ts';

/** Deletes documents that were uploaded a day ago and never submitted; their files are swept later. */
export const purgeUploads = async (sql: Sql, now: Date): Promise<void> => {
  await sql.rows(
    "delete from documents where status = 'uploaded' and uploaded_at < $1::timestamptz - interval '1 day'",
    [now],
  );
};

/** Returns those of these keys that belong to a document. */
export const documentKeys = async (sql: Sql, keys: readonly string[]): Promise<string[]> => {
  const named = await sql.rows<{ key: string }>(
    'select file_key as key from documents where file_key = any($1::text[])',
    [keys],
  );
  return named.map(({ key }) => key);
};
