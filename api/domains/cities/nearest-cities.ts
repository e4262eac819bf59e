import { sql } from 'kysely';
import type { Ctx } from '../../core/operation/ctx.ts';
import { MalformedInput } from '../../core/operation/failures.ts';
import { type Given, query } from '../../core/query/query.ts';
import { City } from './city.ts';
import { cityColumns } from './city-columns.ts';
import { type Coordinates, onTheMap } from './coordinates.ts';

export const nearestCitiesLimit = 20;

interface Surroundings {
  near: Coordinates;
  withinMiles: number;
  first: number;
}

const nearestQuery = query(
  { City },
  (from, { latitude, longitude, withinMiles, first }: Given<Coordinates & Omit<Surroundings, 'near'>>) =>
    from
      .selectFrom(open =>
        open
          .selectFrom('City')
          .where('isActive', '=', true)
          .select(cityColumns)
          .select(({ ref }) =>
            sql<number>`miles_between(${ref('latitude')}, ${ref('longitude')}, ${latitude}, ${longitude})`.as(
              'distanceMiles',
            ),
          )
          .as('city'),
      )
      .where('distanceMiles', '<=', withinMiles)
      .select([...cityColumns, 'distanceMiles'])
      .orderBy('distanceMiles')
      .orderBy('id')
      .limit(first),
);

/** Loads the open cities around a place, nearest first. */
export const nearestCities = async (
  ctx: Ctx,
  { near, withinMiles, first }: Surroundings,
): Promise<City[]> => {
  if (first < 1 || first > nearestCitiesLimit) {
    throw new MalformedInput(`Ask for 1 to ${nearestCitiesLimit} cities.`, 'first');
  }
  const { latitude, longitude } = onTheMap(near);
  return nearestQuery.all(ctx.sql, { latitude, longitude, withinMiles, first });
};
