import { newIdentifier } from '../../core/identifier.ts';
import type { Sql } from '../../core/sql.ts';
import { timeZoneOf } from './time-zone-of.ts';
import type { ZipCode } from './zip-code.ts';

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
    const [added] = await sql.rows<{ id: string }>(
      `insert into cities (id, name, state, latitude, longitude, time_zone, is_active)
       values ($1, $2, $3, $4, $5, $6, false) on conflict (name, state) do nothing returning id`,
      [newIdentifier(now), city, state, latitude, longitude, timeZoneOf(place)],
    );
    if (added) return added.id;
  }
};

const lockedCity = async (sql: Sql, city: string, state: string): Promise<string | undefined> => {
  const [named] = await sql.rows<{ id: string; mergedInto: string | null }>(
    `select id, merged_into as "mergedInto" from cities
     where lower(name) = lower($1) and state = $2 order by merged_into nulls first, id limit 1 for key share`,
    [city, state],
  );
  if (!named?.mergedInto) return named?.id;
  await sql.rows('select from cities where id = $1 for key share', [named.mergedInto]);
  return named.mergedInto;
};
