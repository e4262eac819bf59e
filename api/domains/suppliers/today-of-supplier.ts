import { sql } from 'kysely';
import type { Work } from '../../core/operation/operation.ts';
import { type Given, query } from '../../core/query/query.ts';
import { City } from '../cities/city.ts';
import { localDay } from '../cities/local-day.ts';
import { Supplier } from './supplier.ts';

const todayQuery = query(
  { Supplier, City },
  (from, { supplierId, now }: Given<{ supplierId: string; now: Date }>) =>
    from
      .selectFrom('Supplier as s')
      .innerJoin('City as city', 'city.id', 's.cityId')
      .where('s.id', '=', supplierId)
      .select(({ ref }) => sql<string>`${localDay(now, ref('city.timeZone'))}::text`.as('today')),
);

/** Today in the time zone of a kitchen. */
export const todayOfSupplier = async (
  { sql: on, now }: Pick<Work, 'sql' | 'now'>,
  supplierId: string,
): Promise<string> => (await todayQuery.first(on, { supplierId, now }))!.today;
