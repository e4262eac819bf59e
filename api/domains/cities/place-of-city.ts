import { sql as fragment } from 'kysely';
import type { Sql } from '../../core/database/sql.ts';
import { type Given, query, type RowOf } from '../../core/query/query.ts';
import { ZipCode } from './zip-code.ts';

const placeQuery = query({ ZipCode }, (from, { name, state }: Given<{ name: string; state: string }>) =>
  from
    .selectFrom('ZipCode')
    .where('state', '=', state)
    .where(({ eb, ref }) => eb(fragment`lower(${ref('city')})`, '=', fragment`lower(${name})`))
    .groupBy('state')
    .select(({ ref, fn }) => [
      fn.min('city').as('name'),
      'state',
      fragment<number>`avg(${ref('latitude')})`.as('latitude'),
      fragment<number>`avg(${ref('longitude')})`.as('longitude'),
    ]),
);

export type PlaceOfCity = RowOf<typeof placeQuery>;

/** Coordinates of a city, the mean of its ZIP codes, with its name as the ZIP table spells it. */
export const placeOfCity = (sql: Sql, name: string, state: string): Promise<PlaceOfCity | undefined> =>
  placeQuery.first(sql, { name, state });
