import type { Sql } from '../../core/sql.ts';

export interface PlaceOfCity {
  name: string;
  state: string;
  latitude: number;
  longitude: number;
}

/** Coordinates of a city, the mean of its ZIP codes, with its name as the ZIP table spells it. */
export const placeOfCity = async (
  sql: Sql,
  name: string,
  state: string,
): Promise<PlaceOfCity | undefined> => {
  const [place] = await sql.rows<PlaceOfCity>(
    `select min(city) as name, state, avg(latitude) as latitude, avg(longitude) as longitude
     from zip_codes where state = $2 and lower(city) = lower($1) group by state`,
    [name, state],
  );
  return place;
};
