import type { Sql } from '../../core/database/sql.ts';
import { newIdentifier } from '../../core/values/identifier.ts';
import type { Stage } from '../stage.ts';

export interface TestCity {
  id: string;
  name: string;
  state: string;
  latitude: number;
  longitude: number;
}

const sanJose = {
  name: 'San Jose',
  state: 'CA',
  latitude: 37.3382,
  longitude: -121.8863,
  timeZone: 'America/Los_Angeles',
  isActive: true,
};

/** A city; San Jose by default. */
export const aCity = async (
  { sql, clock }: Stage,
  given: Partial<typeof sanJose> = {},
): Promise<TestCity> => {
  const city = { id: newIdentifier(clock.read()), ...sanJose, ...given };
  await sql.rows(
    `insert into cities (id, name, state, latitude, longitude, time_zone, is_active, is_announced)
     values ($1, $2, $3, $4, $5, $6, $7, true)`,
    [city.id, city.name, city.state, city.latitude, city.longitude, city.timeZone, city.isActive],
  );
  if (city.name === sanJose.name) await knowSanJose(sql);
  return city;
};

/** The ZIP code of most addresses in the tests. */
export const knowSanJose = (sql: Sql) =>
  sql.rows(
    `insert into zip_codes (zip_code, city, state, latitude, longitude)
     values ('95112', 'San Jose', 'CA', 37.35, -121.89) on conflict do nothing`,
  );
