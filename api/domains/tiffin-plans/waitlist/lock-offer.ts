import type { Sql } from '../../../core/database/sql.ts';
import { type Given, query, type RowOf } from '../../../core/query/query.ts';
import { TiffinOffer } from '../offers/tiffin-offer.ts';

const lockQuery = query({ TiffinOffer }, (from, { id }: Given<{ id: string }>) =>
  from
    .selectFrom('TiffinOffer')
    .where('id', '=', id)
    .where('withdrawnAt', 'is', null)
    .select(['id', 'spots', 'weekdays', 'leastDays', 'lines'])
    .forNoKeyUpdate(),
);

export type LockedOffer = RowOf<typeof lockQuery>;

/**
 * Locks an offer that is not withdrawn, so that its spots are taken one after the other. Plans that refer to it are
 * stored meanwhile. Accounts, kitchens and plans are locked before it, waits after it.
 */
export const lockOffer = (sql: Sql, id: string): Promise<LockedOffer | undefined> =>
  lockQuery.first(sql, { id });
