import { sql as fragment } from 'kysely';
import type { Sql } from '../../core/database/sql.ts';
import { type Given, query } from '../../core/query/query.ts';
import { newIdentifier } from '../../core/values/identifier.ts';
import { City } from './city.ts';
import { timeZoneOf } from './time-zone-of.ts';
import type { ZipCode } from './zip-code.ts';

type NewCity = Pick<City, 'id' | 'name' | 'state' | 'latitude' | 'longitude' | 'timeZone'>;

const insertCity = query({ City }, (on, city: Given<NewCity>) =>
  on
    .insertInto('City')
    .values({
      id: city.id,
      name: city.name,
      state: city.state,
      latitude: city.latitude,
      longitude: city.longitude,
      timeZone: city.timeZone,
      isActive: false,
      isAnnounced: false,
      supplierCount: 0,
    })
    .onConflict(conflict => conflict.columns(['name', 'state']).doNothing())
    .returning('id'),
);

const lockNamed = query({ City }, (from, { name, state }: Given<{ name: string; state: string }>) =>
  from
    .selectFrom('City')
    .where(({ eb, ref }) => eb(fragment`lower(${ref('name')})`, '=', fragment`lower(${name})`))
    .where('state', '=', state)
    .select(['id', 'mergedInto'])
    .orderBy('mergedInto', order => order.asc().nullsFirst())
    .orderBy('id')
    .limit(1)
    .forKeyShare(),
);

const lockCity = query({ City }, (from, { id }: Given<{ id: string }>) =>
  from.selectFrom('City').where('id', '=', id).select('id').forKeyShare(),
);

/**
 * The id of the city of a ZIP code, or of the one it was merged into. Its row is locked until the transaction ends, so
 * that no admin merges or removes it meanwhile. A new one is not public until an admin announces it, or a kitchen there
 * is approved.
 */
export const findOrAddCity = async (sql: Sql, place: ZipCode, now: Date): Promise<string> => {
  const { city, state, latitude, longitude } = place;
  for (;;) {
    const known = await lockedCity(sql, city, state);
    if (known) return known;
    // Another request may add it at the same time; then the next iteration finds it.
    const added = await insertCity.first(sql, {
      id: newIdentifier(now),
      name: city,
      state,
      latitude,
      longitude,
      timeZone: timeZoneOf(place),
    });
    if (added) return added.id;
  }
};

const lockedCity = async (sql: Sql, city: string, state: string): Promise<string | undefined> => {
  const named = await lockNamed.first(sql, { name: city, state });
  if (!named?.mergedInto) return named?.id;
  await lockCity.all(sql, { id: named.mergedInto });
  return named.mergedInto;
};
