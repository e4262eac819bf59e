import { type Feature, features } from '../../../schema/features.ts';
import type { FeatureFlag } from './feature-flag.ts';

/** The setting of a feature that staff never set. */
export const defaultFlag = (
  key: Feature,
): Pick<
  FeatureFlag,
  'key' | 'status' | 'percent' | 'isInAllCities' | 'version' | 'changedAt' | 'changedById'
> => ({
  key,
  status: features[key].isOpen ? 'ON' : 'OFF',
  percent: 100,
  isInAllCities: true,
  version: 0,
  changedAt: null,
  changedById: null,
});
