import { t } from '@lingui/core/macro';
import { momentFrom } from '../lib/formats/dates.ts';

interface CutOff {
  cutOffAt: string;
  timeZone: string;
}

/**
 * What is in a tiffin of the day before it is ordered, or by when its cook can still write it; empty for another dish
 * and once it is too late.
 */
export const mealContentWords = (
  content: string | null,
  { cutOffAt, timeZone }: CutOff,
  now: Date,
): string => {
  if (content === null || content) return content ?? '';
  return new Date(cutOffAt) > now
    ? t`The cook says what is in it by ${momentFrom(cutOffAt, timeZone, now)}`
    : '';
};

/** The same once it is ordered. */
export const orderedContentWords = (content: string | null): string =>
  content === '' ? t`What is in it: not written yet` : (content ?? '');
