import type { Ctx } from '../../core/ctx.ts';
import { MalformedInput } from '../../core/failures.ts';
import type { City } from './city.ts';
import { type Coordinates, onTheMap } from './coordinates.ts';
import { cityColumns } from './find-cities.ts';

export const nearestCitiesLimit = 20;

interface Surroundings {
  near: Coordinates;
  withinMiles: number;
  first: number;
}

/** Loads the open cities around a place, nearest first. */
export const nearestCities = async (
  ctx: Ctx,
  { near, withinMiles, first }: Surroundings,
): Promise<City[]> => {
  if (first < 1 || first > nearestCitiesLimit) {
    throw new MalformedInput(`Ask for 1 to ${nearestCitiesLimit} cities.`, 'first');
  }
  const { latitude, longitude } = onTheMap(near);
  return ctx.sql.rows<City>(
    `select * from (
       select ${cityColumns}, miles_between(latitude, longitude, $1, $2) as "distanceMiles"
       from cities where is_active
     ) city
     where "distanceMiles" <= $3::float8 order by "distanceMiles", id limit $4`,
    [latitude, longitude, withinMiles, first],
  );
};
