import { featurePart } from '../../../schema/rules/feature-flag.ts';
import { withRight } from '../../core/access/rules.ts';
import { checked } from '../../core/operation/checked.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { operation, type Work } from '../../core/operation/operation.ts';
import { InvalidInput, Problem } from '../../core/operation/problem.ts';
import { type Given, query } from '../../core/query/query.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { City } from '../cities/city.ts';
import { CityNotFound } from '../cities/city-problems.ts';
import { lockCities } from '../suppliers/cities/lock-cities.ts';
import { auditedFeature } from './audited-feature.ts';
import { defaultFlag } from './default-flag.ts';
import type { Feature } from './feature-enums.ts';
import { FeatureFlagSaved } from './feature-events.ts';
import { FeatureFlag } from './feature-flag.ts';
import { FeatureFlagCity } from './feature-flag-city.ts';
import type { SetFeatureFlagInput } from './feature-inputs.ts';
import { FeatureChanged } from './feature-problems.ts';

/** Locks the setting of a feature, and stores its default where there is none: nothing else could be locked then. */
const lockFlag = query(
  { FeatureFlag },
  (on, { key, status, percent, isInAllCities, version }: Given<ReturnType<typeof defaultFlag>>) =>
    on
      .insertInto('FeatureFlag')
      .values({ key, status, percent, isInAllCities, version })
      .onConflict(conflict => conflict.column('key').doUpdateSet(({ ref }) => ({ key: ref('excluded.key') })))
      .returning('key'),
);

const saveFlag = operation(
  withRight('MANAGE_FEATURES'),
  async (work: Work, input: SetFeatureFlagInput): Promise<FeatureFlag | Problem> => {
    const { em, now, viewer } = work;
    const part = await partOf(work, input);
    if (part instanceof Problem) return part;
    await lockFlag.first(work.sql, defaultFlag(input.feature));
    const flag = await em.findOneOrFail(FeatureFlag, { key: input.feature });
    const before = factsOf(flag, await citiesOf(work, flag.key));
    em.assign(flag, { status: input.status, ...part?.setting });
    if (part) await limitTo(work, flag.key, part.cities);
    const after = factsOf(flag, part?.cities ?? (await citiesOf(work, flag.key)));
    if (JSON.stringify(before) === JSON.stringify(after)) return unchanged(work, flag);
    if (flag.version !== input.version) return new FeatureChanged();
    em.assign(flag, { version: flag.version + 1, changedAt: now, changedById: viewer.userId });
    recordAudit(work, { action: 'FEATURE_SET', ...auditedFeature(flag.key), before, after });
    work.record(new FeatureFlagSaved(flag.key));
    return flag;
  },
);

/** A setting that staff never changed is not stored: it stays what the release declares. */
const unchanged = async ({ em }: Work, flag: FeatureFlag): Promise<FeatureFlag> => {
  if (flag.version === 0) await em.nativeDelete(FeatureFlag, { key: flag.key });
  return flag;
};

interface Part {
  setting: Pick<FeatureFlag, 'percent' | 'isInAllCities'>;
  cities: City[];
}

/** What is asked for a part; null for everyone and no one, which leave the part as it is stored. */
const partOf = async (work: Work, input: SetFeatureFlagInput): Promise<Part | Problem | null> => {
  if (input.status !== 'PART') return null;
  const asked = checked(featurePart, { percent: input.percent ?? 100, cityIds: input.cityIds ?? null });
  if (asked instanceof InvalidInput) return asked;
  const ids = new Set(asked.cityIds?.map(id => id.toLowerCase()));
  const cities = await lockCities(work, [...ids]);
  if (cities.includes(undefined)) return new CityNotFound('cityIds');
  return {
    setting: { percent: asked.percent, isInAllCities: asked.cityIds === null },
    cities: cities.filter(city => city !== undefined),
  };
};

/** Cities in the order of their names. */
const citiesOf = async ({ em }: Work, flagKey: Feature): Promise<City[]> => {
  const limits = await em.find(FeatureFlagCity, { flagKey });
  return em.find(City, { id: { $in: limits.map(({ cityId }) => cityId) } });
};

const limitTo = async ({ em }: Work, flagKey: Feature, cities: readonly City[]): Promise<void> => {
  await em.nativeDelete(FeatureFlagCity, { flagKey });
  await em.insertMany(
    FeatureFlagCity,
    cities.map(({ id }) => ({ flagKey, cityId: id })),
  );
};

const factsOf = (
  { status, percent, isInAllCities }: Pick<FeatureFlag, 'status' | 'percent' | 'isInAllCities'>,
  cities: readonly City[],
) => ({
  status,
  percent,
  cities: isInAllCities
    ? 'All cities'
    : cities
        .map(({ name, state }) => `${name}, ${state}`)
        .sort()
        .join('; '),
});

/**
 * Changes for whom a feature is open. Once it returns, that is in force in this process, and within seconds in all; if
 * the database fails at that moment, in this one too.
 */
export const setFeatureFlag = async (
  ctx: Ctx,
  input: SetFeatureFlagInput,
): Promise<FeatureFlag | Problem> => {
  const outcome = await saveFlag(ctx, input);
  if (!(outcome instanceof Problem)) await ctx.services.features.refresh();
  return outcome;
};
