import { newCity } from '../../../schema/rules/city.ts';
import { checked } from '../../core/checked.ts';
import { newIdentifier } from '../../core/identifier.ts';
import { operation, type Work } from '../../core/operation.ts';
import { InvalidInput, type Problem } from '../../core/problem.ts';
import { admins } from '../../core/rules.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { City } from './city.ts';
import { CityChanged } from './city-events.ts';
import type { AddCityInput } from './city-inputs.ts';
import { CityExists, CityUnknown } from './city-problems.ts';
import { asCity, cityColumns } from './find-cities.ts';
import { placeOfCity } from './place-of-city.ts';
import { timeZoneAt } from './time-zone-at.ts';

/** Adds a city as coming soon; activating it is a separate decision. */
export const addCity = operation(admins, async (work: Work, input: AddCityInput): Promise<City | Problem> => {
  const asked = checked(newCity, input);
  if (asked instanceof InvalidInput) return asked;
  const place = await placeOfCity(work.sql, asked.name, asked.state);
  if (!place) return new CityUnknown(asked.name, asked.state);
  const { name, state, latitude, longitude } = place;
  const timeZone = asked.timeZone ?? timeZoneAt(state, longitude);
  const [city] = await work.sql.rows<City>(
    `insert into cities (id, name, state, latitude, longitude, time_zone, is_active, is_announced)
       select $1, $2, $3, $4, $5, $6, false, true
       where not exists (select from cities where lower(name) = lower($2) and state = $3)
       on conflict (name, state) do nothing returning ${cityColumns}`,
    [newIdentifier(work.now), name, state, latitude, longitude, timeZone],
  );
  if (!city) return new CityExists();
  recordAudit(work, {
    action: 'CITY_ADDED',
    subjectKind: 'city',
    subjectId: city.id,
    subjectName: `${name}, ${state}`,
    after: { isActive: false, timeZone },
  });
  work.record(new CityChanged(city.id));
  return asCity(city);
});
