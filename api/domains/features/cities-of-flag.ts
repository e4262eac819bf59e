import { batched } from '../../core/operation/batched.ts';
import { type Given, query } from '../../core/query/query.ts';
import { City } from '../cities/city.ts';
import { FeatureFlagCity } from './feature-flag-city.ts';

/** Of a merged city it is the other one, as for its kitchens. */
const citiesQuery = query({ FeatureFlagCity, City }, (from, { keys }: Given<{ keys: readonly string[] }>) =>
  from
    .selectFrom('FeatureFlagCity as of')
    .innerJoin('City as chosen', 'chosen.id', 'of.cityId')
    .innerJoin('City as city', join =>
      join.on(({ eb, fn }) => eb('city.id', '=', fn.coalesce('chosen.mergedInto', 'chosen.id'))),
    )
    .where(of => of('of.flagKey', '=', of.fn.any(keys)))
    .select(['of.flagKey', 'city.id'])
    .distinct()
    .select(['city.name', 'city.state'])
    .orderBy('city.name')
    .orderBy('city.state'),
);

export interface CityOfFlag {
  id: string;
  name: string;
  state: string;
}

/** Loads the cities that a feature is limited to, by name; null where there are none. Batched. */
export const citiesOfFlag = batched(async (ctx, keys): Promise<Map<string, CityOfFlag[]>> => {
  const rows = await citiesQuery.all(ctx.sql, { keys });
  return Map.groupBy(rows, ({ flagKey }) => flagKey);
});
