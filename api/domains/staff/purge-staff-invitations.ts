import { sql as fragment } from 'kysely';
import type { Sql } from '../../core/database/sql.ts';
import { batchSize, inBatches, isOneOf, placeOf } from '../../core/query/in-batches.ts';
import { type Given, query } from '../../core/query/query.ts';
import { StaffInvitation } from './staff-invitation.ts';

const removeExpired = query({ StaffInvitation }, (on, { now }: Given<{ now: Date }>) =>
  on
    .deleteFrom('StaffInvitation')
    .where(({ selectFrom }) =>
      isOneOf(
        selectFrom('StaffInvitation as i')
          .where('i.expiresAt', '<=', now)
          .limit(fragment.lit(batchSize))
          .select(placeOf('i')),
      ),
    )
    // Not one that is sent again meanwhile.
    .where('expiresAt', '<=', now)
    .returning('id'),
);

/** Deletes expired invitations with the addresses they were mailed to. */
export const purgeStaffInvitations = async (sql: Sql, now: Date): Promise<void> => {
  await inBatches(() => removeExpired.all(sql, { now }));
};
