import { type Expression, type ExpressionBuilder, type Kysely, sql } from 'kysely';
import { withRight } from '../../../core/access/rules.ts';
import { type CursorPosition, decodeCursor, forward, Page, pageSize } from '../../../core/graphql/page.ts';
import { batched } from '../../../core/operation/batched.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { type Given, query, type Tables } from '../../../core/query/query.ts';
import { lowestIdentifier } from '../../../core/values/identifier.ts';
import { folded, likePattern, searchTerm } from '../../../core/values/searchable.ts';
import { City } from '../../cities/city.ts';
import { cityColumns } from '../../cities/city-columns.ts';
import { type Coordinates, onTheMap } from '../../cities/coordinates.ts';
import { Application } from '../application.ts';
import { OnboardingStatus } from '../onboarding-status.ts';
import { Supplier } from '../supplier.ts';
import { citiesOfZip, zipCodeIn } from './cities-of-zip.ts';

const read = { City, Supplier, Application };

/**
 * A city is public when an admin announced it, or a kitchen there was approved. A city added by a registration is not,
 * so that strangers cannot fill this list.
 */
const isPublicCity = (city: ExpressionBuilder<Tables<typeof read>, 'City'>) =>
  city.or([
    city('City.isActive', '=', true),
    city('City.isAnnounced', '=', true),
    city.exists(
      city
        .selectFrom('Supplier as s')
        .innerJoin('Application as a', 'a.supplierId', 's.id')
        .whereRef('s.cityId', '=', 'City.id')
        .where('a.status', '=', OnboardingStatus.APPROVED),
    ),
  ]);

const publicCities = (from: Kysely<Tables<typeof read>>) =>
  from.selectFrom('City').where(isPublicCity).select(cityColumns);

export interface CitySearch {
  /** Substring of the name, or a ZIP code. */
  search?: string | null;
  activeOnly: boolean;
  /** Coordinates of the reader, for distances. */
  near?: Coordinates | null;
  first: number;
  after?: string | null;
}

type Part = { title: string; id: string; size: number };
type Filters = { pattern: string | null; activeOnly: boolean };
type Origin = { latitude: number | null; longitude: number | null };

const pageQuery = query(read, (from, given: Given<Part & Filters & Origin>) => {
  const title = (name: Expression<string>, state: Expression<string>) =>
    sql<string>`${name} || ', ' || ${state}`;
  return publicCities(from)
    .where(city =>
      city.and([
        city.or([
          city(city.cast(given.pattern, 'text'), 'is', null),
          city(city.fn<string>('lower', ['City.name']), 'like', given.pattern),
        ]),
        city.or([
          city('City.isActive', '=', true),
          city.not(city.cast<boolean>(given.activeOnly, 'boolean')),
        ]),
        city(
          city.tuple(title(city.ref('City.name'), city.ref('City.state')), city.ref('City.id')),
          '>',
          city.tuple(given.title, given.id),
        ),
      ]),
    )
    .select(({ ref }) =>
      sql<number | null>`miles_between(${ref('City.latitude')}, ${ref('City.longitude')},
        ${given.latitude}, ${given.longitude})`.as('distanceMiles'),
    )
    .orderBy(({ ref }) => title(ref('City.name'), ref('City.state')))
    .orderBy('City.id')
    .limit(given.size);
});

const citiesQuery = query(
  read,
  (from, { ids, isAdmin }: Given<{ ids: readonly string[]; isAdmin: boolean }>) =>
    from
      .selectFrom('City')
      .where(city => city('City.id', '=', city.fn.any(ids)))
      .where(city => city.or([city.cast<boolean>(isAdmin, 'boolean'), isPublicCity(city)]))
      .select(cityColumns),
);

/** Loads a public city, or any for admins of cities; batched. */
export const cityOfViewer = batched(async (ctx, ids) => {
  const isAdmin = ctx.viewer.meets(withRight('MANAGE_CITIES'));
  const cities = await citiesQuery.all(ctx.sql, { ids, isAdmin });
  return new Map(cities.map(city => [city.id, city]));
});

/** A cursor position before every city. */
const beforeFirst: CursorPosition = ['', lowestIdentifier];

const positionOf = (city: City): CursorPosition => [`${city.name}, ${city.state}`, city.id];

/** Loads a page of the public cities, by name; for a ZIP code the few that serve it. */
export const findCities = (ctx: Ctx, { first, ...search }: CitySearch): Promise<Page<City>> =>
  pageOfCities(ctx, pageSize(first), search);

/** The same in pages of any size. */
export const pageOfCities = async (
  ctx: Ctx,
  size: number,
  { search, activeOnly, near, after }: Omit<CitySearch, 'first'>,
): Promise<Page<City>> => {
  const zipCode = search ? zipCodeIn(search) : undefined;
  if (zipCode)
    return new Page<City>((await citiesOfZip(ctx, zipCode)).slice(0, size), forward(size, after), positionOf);
  const [title, id] = after ? decodeCursor(after, 'string') : beforeFirst;
  const { latitude = null, longitude = null } = near ? onTheMap(near) : {};
  const cities = await pageQuery.all(ctx.sql, {
    pattern: search ? likePattern(folded(searchTerm(search, 'search'))) : null,
    activeOnly,
    title: String(title),
    id,
    size: size + 1,
    latitude,
    longitude,
  });
  return new Page<City>(cities, forward(size, after), positionOf);
};
