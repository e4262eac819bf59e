import type { Sql } from '../../../core/database/sql.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { StaffPasswordLink } from './staff-password-link.ts';

const removeExpired = query({ StaffPasswordLink }, (on, { now }: Given<{ now: Date }>) =>
  on.deleteFrom('StaffPasswordLink').where('expiresAt', '<=', now),
);

/** Deletes expired links with the addresses they were mailed to. */
export const purgePasswordLinks = async (sql: Sql, now: Date): Promise<void> => {
  await removeExpired.all(sql, { now });
};
