import { sql } from 'kysely';
import { newCity } from '../../../schema/rules/city.ts';
import { withRight } from '../../core/access/rules.ts';
import { named } from '../../core/graphql/named.ts';
import { checked } from '../../core/operation/checked.ts';
import { operation, type Work } from '../../core/operation/operation.ts';
import { InvalidInput, type Problem } from '../../core/operation/problem.ts';
import { type Given, query } from '../../core/query/query.ts';
import { newIdentifier } from '../../core/values/identifier.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { City } from './city.ts';
import { cityColumns } from './city-columns.ts';
import { CityChanged } from './city-events.ts';
import type { AddCityInput } from './city-inputs.ts';
import { CityExists, CityUnknown } from './city-problems.ts';
import { placeOfCity } from './place-of-city.ts';
import { timeZoneAt } from './time-zone-at.ts';

type NewCity = Pick<City, 'id' | 'name' | 'state' | 'latitude' | 'longitude' | 'timeZone'>;

/** Inserts nothing when the city exists, in whatever case its name is written. */
const insertCity = query({ City }, (on, city: Given<NewCity>) =>
  on
    .insertInto('City')
    .columns(['id', 'name', 'state', 'latitude', 'longitude', 'timeZone', 'isActive', 'isAnnounced'])
    .expression(({ selectFrom, exists, not }) =>
      on
        .selectNoFrom([
          sql<string>`${city.id}::uuid`.as('id'),
          sql<string>`${city.name}::text`.as('name'),
          sql<string>`${city.state}`.as('state'),
          sql<number>`${city.latitude}::float8`.as('latitude'),
          sql<number>`${city.longitude}::float8`.as('longitude'),
          sql<string>`${city.timeZone}::text`.as('timeZone'),
          sql<boolean>`false`.as('isActive'),
          sql<boolean>`true`.as('isAnnounced'),
        ])
        .where(
          not(
            exists(
              selectFrom('City as known')
                .where('known.state', '=', city.state)
                .where(({ eb, ref }) => eb(sql`lower(${ref('known.name')})`, '=', sql`lower(${city.name})`)),
            ),
          ),
        ),
    )
    .onConflict(conflict => conflict.columns(['name', 'state']).doNothing())
    .returning(cityColumns),
);

/** Adds a city as coming soon; activating it is a separate decision. */
export const addCity = operation(
  withRight('MANAGE_CITIES'),
  async (work: Work, input: AddCityInput): Promise<City | Problem> => {
    const asked = checked(newCity, input);
    if (asked instanceof InvalidInput) return asked;
    const place = await placeOfCity(work.sql, asked.name, asked.state);
    if (!place) return new CityUnknown(asked.name, asked.state);
    const { name, state, longitude } = place;
    const timeZone = asked.timeZone ?? timeZoneAt(state, longitude);
    const city = await insertCity.first(work.sql, { ...place, id: newIdentifier(work.now), timeZone });
    if (!city) return new CityExists();
    recordAudit(work, {
      action: 'CITY_ADDED',
      subjectKind: 'city',
      subjectId: city.id,
      subjectName: `${name}, ${state}`,
      after: { isActive: false, timeZone },
    });
    work.record(new CityChanged(city.id));
    return named('City', city);
  },
);
