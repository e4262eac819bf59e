import type { Sql } from '../../core/database/sql.ts';
import { query } from '../../core/query/query.ts';
import { City } from '../cities/city.ts';
import { FeatureFlag } from './feature-flag.ts';
import { FeatureFlagCity } from './feature-flag-city.ts';
import type { FlagSetting } from './is-open-to.ts';

/** A line for each city of a feature, or one without. Kitchens of a merged city are in the other one. */
const settingsQuery = query({ FeatureFlag, FeatureFlagCity, City }, from =>
  from
    .selectFrom('FeatureFlag as flag')
    .leftJoin('FeatureFlagCity as of', 'of.flagKey', 'flag.key')
    .leftJoin('City as city', 'city.id', 'of.cityId')
    .select(['flag.key', 'flag.status', 'flag.percent', 'flag.isInAllCities'])
    .select(({ fn }) => fn.coalesce('city.mergedInto', 'city.id').as('cityId')),
);

/** Reads what staff set for features, by the key of each. */
export const readFlagSettings = async (sql: Sql): Promise<ReadonlyMap<string, FlagSetting>> => {
  const settings = new Map<string, FlagSetting & { cityIds: Set<string> }>();
  for (const { key, cityId, ...flag } of await settingsQuery.all(sql, {})) {
    const setting = settings.get(key) ?? { ...flag, cityIds: new Set<string>() };
    settings.set(key, setting);
    if (cityId) setting.cityIds.add(cityId);
  }
  return settings;
};
