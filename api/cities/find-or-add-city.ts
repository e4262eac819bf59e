import { newIdentifier } from '../core/identifier.ts';
import type { Sql } from '../core/sql.ts';
import { timeZoneOf } from './time-zone-of.ts';

interface Place {
  city: string;
  state: string;
  latitude: number;
  longitude: number;
}

/** The id of a city, whatever the case of its name. One that is new waits ('Coming Soon') until an admin activates it. */
export const findOrAddCity = async (sql: Sql, place: Place, now: Date): Promise<string> => {
  const { city, state, latitude, longitude } = place;
  const find = async () =>
    (
      await sql.rows<{ id: string }>('select id from cities where lower(name) = lower($1) and state = $2', [
        city,
        state,
      ])
    )[0]?.id;
  const known = await find();
  if (known) return known;
  const [added] = await sql.rows<{ id: string }>(
    `insert into cities (id, name, state, latitude, longitude, time_zone, is_active)
     values ($1, $2, $3, $4, $5, $6, false) on conflict (name, state) do nothing returning id`,
    [newIdentifier(now), asName(city), state, latitude, longitude, timeZoneOf(place)],
  );
  // Somebody else may have added it at this very moment.
  return added?.id ?? (await find())!;
};

/** Names that were typed in small letters begin with capitals. */
const asName = (text: string): string =>
  text.replaceAll(/(?<![\p{L}'.])\p{Ll}/gu, letter => letter.toUpperCase());
