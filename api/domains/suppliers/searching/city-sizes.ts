import { sql } from 'kysely';
import type { Ctx, Services } from '../../../core/operation/ctx.ts';
import { query } from '../../../core/query/query.ts';
import { City } from '../../cities/city.ts';
import type { SupplierFilter } from './supplier-inputs.ts';

/** Cities grow slowly, so sizes a minute old are good enough. */
const cacheMilliseconds = 60_000;

type Sizes = Map<string, number>;

const cache = new WeakMap<Services, { sizes: Promise<Sizes>; until: number }>();

const sizesQuery = query({ City }, from =>
  from
    .selectFrom('City')
    .select(['id', 'state', 'supplierCount as kitchens'])
    .select(({ ref }) => sql<string>`lower(${ref('name')})`.as('name')),
);

const read = async (ctx: Ctx): Promise<Sizes> => {
  const cities = await sizesQuery.all(ctx.sql, {});
  return new Map(
    cities.flatMap(({ id, name, state, kitchens }) => [
      [id, kitchens],
      [`${name}, ${state}`, kitchens],
    ]),
  );
};

/** Approximate number of listed kitchens in the city of a filter; undefined when it names none. */
export const citySize = async (ctx: Ctx, filter?: SupplierFilter | null): Promise<number | undefined> => {
  const { cityId, city, state } = filter ?? {};
  const key = cityId?.toLowerCase() ?? (city && state && nameOf(city, state));
  if (!key) return undefined;
  let known = cache.get(ctx.services);
  if (!known || known.until < performance.now()) {
    known = { sizes: read(ctx), until: performance.now() + cacheMilliseconds };
    cache.set(ctx.services, known);
    known.sizes.catch(() => cache.delete(ctx.services));
  }
  return (await known.sizes).get(key);
};

const nameOf = (city: string, state: string) => `${city.trim().toLowerCase()}, ${state.trim().toUpperCase()}`;
