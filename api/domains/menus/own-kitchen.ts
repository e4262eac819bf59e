import type { Kysely } from 'kysely';
import type { Change, Work } from '../../core/operation/operation.ts';
import { type Given, query, type RowOf, type Tables } from '../../core/query/query.ts';
import { City } from '../cities/city.ts';
import { localDay } from '../cities/local-day.ts';
import { isApproved } from '../suppliers/is-approved.ts';
import { Supplier } from '../suppliers/supplier.ts';
import { MenuNotOpen } from './menu-problems.ts';

const read = { Supplier, City };

/** The kitchen of a cook, once approved; `today` is the current day in its time zone. */
const approvedKitchen = (
  from: Kysely<Tables<typeof read>>,
  { userId, now }: Given<{ userId: string; now: Date }>,
) =>
  from
    .selectFrom('Supplier as s')
    .innerJoin('City as city', 'city.id', 's.cityId')
    .where('s.userId', '=', userId)
    .where(isApproved)
    .select([
      's.id',
      's.userId',
      's.kitchenName',
      's.cookName',
      's.cuisineType',
      's.capacity',
      's.weekVersion',
      's.pausedUntil',
    ])
    .select(({ ref }) => localDay(now, ref('city.timeZone')).as('today'));

const ownKitchenQuery = query(read, approvedKitchen);

const lockQuery = query(read, (from, given: Given<{ userId: string; now: Date }>) =>
  approvedKitchen(from, given).forNoKeyUpdate('s'),
);

export type OwnKitchen = RowOf<typeof ownKitchenQuery>;

/** Finds the kitchen whose menu and week the viewer can edit; null without one. */
export const ownKitchen = async ({
  sql,
  viewer,
  now,
}: Pick<Change, 'sql' | 'viewer' | 'now'>): Promise<OwnKitchen | null> => {
  if (!viewer.session) return null;
  return (await ownKitchenQuery.first(sql, { userId: viewer.userId, now })) ?? null;
};

/** The same with a lock that serializes changes of one kitchen. Orders are not blocked. */
export const lockOwnKitchen = async ({ sql, viewer, now }: Work): Promise<OwnKitchen | MenuNotOpen> =>
  (await lockQuery.first(sql, { userId: viewer.userId, now })) ?? new MenuNotOpen();
