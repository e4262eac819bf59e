import { batched } from '../../core/batched.ts';
import type { Ctx } from '../../core/ctx.ts';
import { Page, pageSize, placeAfter } from '../../core/page.ts';
import { folded, likePattern, searchTerm } from '../../core/searchable.ts';
import { City } from './city.ts';
import { type Coordinates, onTheMap } from './coordinates.ts';

export const cityColumns = `id, name, state, latitude, longitude, time_zone as "timeZone", is_active as "isActive",
  supplier_count as "supplierCount", is_announced as "isAnnounced"`;

/**
 * Whether a city of the table `cities` is shown in public: an admin knows it, or a kitchen there was approved. A city
 * that a registration brought in is not, so that strangers do not write this list.
 */
const isPublic = `(is_active or is_announced or exists (
  select from suppliers s join applications a on a.supplier_id = s.id
  where s.city_id = cities.id and a.status = 'approved'))`.trim();

/** Result unions tell their members apart by class; a row becomes one of City without being copied. */
export const asCity = (row: City): City => Object.setPrototypeOf(row, City.prototype);

export interface CitySearch {
  /** Letters anywhere in the name. */
  search?: string | null;
  activeOnly: boolean;
  /** Where the reader is, for distances. */
  near?: Coordinates | null;
  first: number;
  after?: string | null;
}

/** The public cities in order of their names. */
export const findCities = async (
  ctx: Ctx,
  { search, activeOnly, near, first, after }: CitySearch,
): Promise<Page<City>> => {
  const size = pageSize(first);
  const [name, id] = after ? placeAfter(after, 'string') : ['', null];
  const { latitude, longitude } = near ? onTheMap(near) : {};
  const cities = await ctx.sql.rows<City>(
    `select ${cityColumns}, miles_between(latitude, longitude, $6, $7) as "distanceMiles" from cities
     where ($1::text is null or lower(name) like $1) and (is_active or not $2::boolean) and ${isPublic}
       and ($4::uuid is null or (name || ', ' || state, id) > ($3, $4::uuid))
     order by name || ', ' || state, id limit $5`,
    [
      search ? likePattern(folded(searchTerm(search, 'search'))) : null,
      activeOnly,
      name,
      id,
      size + 1,
      latitude ?? null,
      longitude ?? null,
    ],
  );
  return new Page(cities, size, after, city => [`${city.name}, ${city.state}`, city.id]);
};

/** Every public city for the specification's list, capped. */
export const listCities = (ctx: Ctx, limit: number): Promise<City[]> =>
  ctx.sql.rows<City>(`select ${cityColumns} from cities where ${isPublic} order by name, state limit $1`, [
    limit,
  ]);

export const cityById = batched(async (ctx, ids) => {
  const cities = await ctx.sql.rows<City>(`select ${cityColumns} from cities where id = any($1::uuid[])`, [
    ids,
  ]);
  return new Map(cities.map(city => [city.id, city]));
});
