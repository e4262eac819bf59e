import { announcementDaysLimit, announcementLimit } from '../constants.ts';
import { withValues } from '../with-values.ts';
import { line, optionalLine } from './text.ts';

/** What staff announce, in English and, where they can, in Hindi. */
export const announcementText = line(/*i18n*/ 'Please write the announcement.', announcementLimit);
export const announcementHindiText = optionalLine(announcementLimit);

const dayMilliseconds = 24 * 60 * 60_000;

/** Why an announcement cannot end then; undefined when it can. Not a rule of zod, whose dates no other screen would load. */
export const announcementEndRefusal = (from: Date, until: Date, now: Date): string | undefined => {
  if (Number.isNaN(until.getTime()) || until <= now) return /*i18n*/ 'Please choose a time in the future.';
  if (until <= from) return /*i18n*/ 'Please choose an end after the start.';
  return until.getTime() - from.getTime() > announcementDaysLimit * dayMilliseconds
    ? withValues(/*i18n*/ 'Please choose an end at most {0} days after the start.', announcementDaysLimit)
    : undefined;
};
