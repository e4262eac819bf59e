import { type Expression, sql } from 'kysely';
import { orderableDays } from '../../../schema/constants.ts';
import { tables } from '../../core/query/query.ts';
import { City } from '../cities/city.ts';
import { localDay } from '../cities/local-day.ts';
import { Supplier } from './supplier.ts';

/** The kitchens of a list of IDs, as the table `asked`. */
export const kitchensAsked = (supplierIds: Expression<readonly string[]>) =>
  sql<{ id: string }>`unnest(${supplierIds}::uuid[])`.as<'asked'>(sql`asked(id)`);

/** Today in the time zone of the kitchen `asked`, as the table `local`. */
export const localToday = (now: Expression<string>) =>
  tables({ Supplier, City })
    .selectFrom('Supplier as kitchen')
    .innerJoin('City as city', 'city.id', 'kitchen.cityId')
    .where('kitchen.id', '=', sql.ref<string>('asked.id'))
    .select(({ ref }) => localDay(now, ref('city.timeZone')).as('today'))
    .as('local');

export const today = sql.ref<string>('local.today');
/** The last day that can be ordered. */
export const lastDay = sql<string>`${today} + ${sql.lit(orderableDays - 1)}`;
