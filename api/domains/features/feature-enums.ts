import { features } from '../../../schema/features.ts';
import { enumType } from '../../core/graphql/enum-type.ts';
import { mapValues } from '../../core/values/map-values.ts';

export const Feature = enumType(
  'Feature',
  'Feature that staff can open for some cities or a part of the people, and close again.',
  mapValues(features, ({ description }) => description),
);
export type Feature = keyof typeof Feature;

export const FeatureStatus = enumType('FeatureStatus', 'Part of the people for whom a feature is open.', {
  OFF: 'Closed for everyone.',
  ON: 'Open for everyone.',
  PART: 'Open for a part of the people in some cities or in all.',
});
export type FeatureStatus = keyof typeof FeatureStatus;
