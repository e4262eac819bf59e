import * as z from 'zod/mini';
import { withValues } from '../with-values.ts';

/** Number of cities that a feature can be limited to. */
export const featureCitiesLimit = 50;

const percentRefused = /*i18n*/ 'Please enter a whole number from 0 to 100.';
const noCityRefused = /*i18n*/ 'Please add a city, or choose all cities.';
const citiesRefused = withValues(/*i18n*/ 'Please choose at most {0} cities.', featureCitiesLimit);

/** Whom a feature is open to in part: a percentage of the people, in some cities or in all. */
export const featurePart = z.object({
  percent: z.int(percentRefused).check(z.minimum(0, percentRefused), z.maximum(100, percentRefused)),
  /** None for all cities. */
  cityIds: z.nullable(
    z.array(z.string()).check(z.minLength(1, noCityRefused), z.maxLength(featureCitiesLimit, citiesRefused)),
  ),
});
export type FeaturePart = z.infer<typeof featurePart>;
