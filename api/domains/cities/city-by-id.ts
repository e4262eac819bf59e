import { batched } from '../../core/operation/batched.ts';
import { type Given, query } from '../../core/query/query.ts';
import { City } from './city.ts';
import { cityColumns } from './city-columns.ts';

const citiesQuery = query({ City }, (from, { ids }: Given<{ ids: readonly string[] }>) =>
  from
    .selectFrom('City')
    .where(city => city('id', '=', city.fn.any(ids)))
    .select(cityColumns),
);

/** Loads cities, batched. */
export const cityById = batched(async (ctx, ids) => {
  const cities = await citiesQuery.all(ctx.sql, { ids });
  return new Map(cities.map(city => [city.id, city]));
});
