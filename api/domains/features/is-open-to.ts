import type { FeatureViewer } from '../../core/interfaces/features.ts';
import { bucketOf } from './bucket-of.ts';
import type { FeatureFlag } from './feature-flag.ts';

/** The setting of a feature as it is evaluated. */
export type FlagSetting = Pick<FeatureFlag, 'status' | 'percent' | 'isInAllCities'> & {
  cityIds: ReadonlySet<string>;
};

/** Whether a feature with this setting is open to someone. Visitors without an account are in no part below all. */
export const isOpenTo = (
  feature: string,
  { status, percent, isInAllCities, cityIds }: FlagSetting,
  { personId, cityId }: FeatureViewer,
): boolean => {
  if (status !== 'PART') return status === 'ON';
  if (!isInAllCities && (cityId === null || !cityIds.has(cityId))) return false;
  return percent === 100 || (personId !== null && bucketOf(feature, personId) < percent);
};
