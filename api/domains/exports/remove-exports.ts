import type { Change } from '../../core/operation/operation.ts';
import { type Given, query } from '../../core/query/query.ts';
import { Export } from './export.ts';
import { ExportFilesDropped } from './export-events.ts';

const removeQuery = query({ Export }, (on, { userId }: Given<{ userId: string }>) =>
  on.deleteFrom('Export').where('userId', '=', userId).returning('fileKey'),
);

/** Removes the exports of a person whose account ends, and their files after the commit. One that is made is not stored. */
export const removeExports = async (
  { sql, record }: Pick<Change, 'sql' | 'record'>,
  userId: string,
): Promise<void> => {
  const removed = await removeQuery.all(sql, { userId });
  const keys = removed.flatMap(({ fileKey }) => fileKey ?? []);
  if (keys.length > 0) record(new ExportFilesDropped(keys));
};
