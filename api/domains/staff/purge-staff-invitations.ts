import type { Sql } from '../../core/database/sql.ts';
import { type Given, query } from '../../core/query/query.ts';
import { StaffInvitation } from './staff-invitation.ts';

const removeExpired = query({ StaffInvitation }, (on, { now }: Given<{ now: Date }>) =>
  on.deleteFrom('StaffInvitation').where('expiresAt', '<=', now),
);

/** Deletes expired invitations with the addresses they were mailed to. */
export const purgeStaffInvitations = async (sql: Sql, now: Date): Promise<void> => {
  await removeExpired.all(sql, { now });
};
