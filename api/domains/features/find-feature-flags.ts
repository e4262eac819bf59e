import { everyFeature } from '../../../schema/features.ts';
import { withRight } from '../../core/access/rules.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { query, type RowOf } from '../../core/query/query.ts';
import { defaultFlag } from './default-flag.ts';
import { FeatureFlag } from './feature-flag.ts';

const flagsQuery = query({ FeatureFlag }, from =>
  from
    .selectFrom('FeatureFlag')
    .select(['key', 'status', 'percent', 'isInAllCities', 'version', 'changedAt', 'changedById']),
);

/** A setting as staff read it; without time and person where it was never set. */
export type FlagRow = RowOf<typeof flagsQuery> | ReturnType<typeof defaultFlag>;

/** Loads the settings of all declared features; rows of others are ignored. */
export const findFeatureFlags = async (ctx: Ctx): Promise<FlagRow[]> => {
  ctx.viewer.must(withRight('MANAGE_FEATURES'));
  const stored = new Map((await flagsQuery.all(ctx.sql, {})).map(flag => [flag.key, flag]));
  return everyFeature.map(key => stored.get(key) ?? defaultFlag(key));
};
