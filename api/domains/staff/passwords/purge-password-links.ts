import { sql as fragment } from 'kysely';
import type { Sql } from '../../../core/database/sql.ts';
import { batchSize, inBatches, isOneOf, placeOf } from '../../../core/query/in-batches.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { StaffPasswordLink } from './staff-password-link.ts';

const removeExpired = query({ StaffPasswordLink }, (on, { now }: Given<{ now: Date }>) =>
  on
    .deleteFrom('StaffPasswordLink')
    .where(({ selectFrom }) =>
      isOneOf(
        selectFrom('StaffPasswordLink as l')
          .where('l.expiresAt', '<=', now)
          .limit(fragment.lit(batchSize))
          .select(placeOf('l')),
      ),
    )
    .returning('id'),
);

/** Deletes expired links with the addresses they were mailed to. */
export const purgePasswordLinks = async (sql: Sql, now: Date): Promise<void> => {
  await inBatches(() => removeExpired.all(sql, { now }));
};
