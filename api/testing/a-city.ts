import { newIdentifier } from '../core/identifier.ts';
import type { Stage } from './stage.ts';

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

/** A city; San Jose unless said otherwise. */
export const aCity = async (
  { sql, clock }: Stage,
  given: Partial<typeof sanJose> = {},
): Promise<TestCity> => {
  const city = { id: newIdentifier(clock.read()), ...sanJose, ...given };
  await sql.rows(
    `insert into cities (id, name, state, latitude, longitude, time_zone, is_active)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [city.id, city.name, city.state, city.latitude, city.longitude, city.timeZone, city.isActive],
  );
  return city;
};
