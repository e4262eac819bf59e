import { sql } from 'kysely';
import type { Sql } from '../../../core/database/sql.ts';
import { query } from '../../../core/query/query.ts';
import { Announcement } from './announcement.ts';

const lockTable = query({ Announcement }, on => ({
  compile: () => sql`lock table ${sql.table('Announcement')} in share row exclusive mode`.compile(on),
}));

/**
 * Lets one transaction at a time write an announcement, so that two at once do not pass the limit. Announcements can be
 * read meanwhile. Text, because Kysely has no word for locking a table.
 */
export const lockAnnouncements = async (on: Sql): Promise<void> => {
  await lockTable.all(on, {});
};
