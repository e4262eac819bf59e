import type { Ctx } from '../../core/ctx.ts';
import { decodeCursor, Page, pageSize } from '../../core/page.ts';
import { textOfColumns } from '../../core/query/text.ts';
import { folded, likePattern, searchTerm } from '../../core/searchable.ts';
import type { City } from './city.ts';
import { cityColumns } from './city-columns.ts';
import { type Coordinates, onTheMap } from './coordinates.ts';

const columns = textOfColumns(cityColumns);

/**
 * Whether a city of the table `cities` is public: an admin announced it, or a kitchen there was approved. A city added
 * by a registration is not, so that strangers cannot fill this list. Text, because kitchens and applications are newer
 * domains'.
 */
const isPublic = `(is_active or is_announced or exists (
  select from suppliers s join applications a on a.supplier_id = s.id
  where s.city_id = cities.id and a.status = 'approved'))`.trim();

export interface CitySearch {
  /** Substring of the name. */
  search?: string | null;
  activeOnly: boolean;
  /** Coordinates of the reader, for distances. */
  near?: Coordinates | null;
  first: number;
  after?: string | null;
}

/** Loads a page of the public cities, by name. */
export const findCities = async (
  ctx: Ctx,
  { search, activeOnly, near, first, after }: CitySearch,
): Promise<Page<City>> => {
  const size = pageSize(first);
  const [name, id] = after ? decodeCursor(after, 'string') : ['', null];
  const { latitude, longitude } = near ? onTheMap(near) : {};
  const cities = await ctx.sql.rows<City>(
    `select ${columns}, miles_between(latitude, longitude, $6, $7) as "distanceMiles" from cities
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

/** Loads all public cities for the REST list, up to a limit. */
export const listCities = (ctx: Ctx, limit: number): Promise<City[]> =>
  ctx.sql.rows<City>(`select ${columns} from cities where ${isPublic} order by name, state limit $1`, [
    limit,
  ]);
