import { announcementEndRefusal } from '../../../../schema/rules/announcement.ts';
import { InvalidInput } from '../../../core/operation/problem.ts';
import type { AnnounceInput } from './announcement-inputs.ts';

interface Limits {
  /** Where a start before it is moved to. */
  earliest: Date;
  now: Date;
}

/** The times of an announcement as they are stored, or why it cannot have them. */
export const checkedTimes = (
  { from, until }: Pick<AnnounceInput, 'from' | 'until'>,
  { earliest, now }: Limits,
): { from: Date; until: Date } | InvalidInput => {
  const start = from && from > earliest ? from : earliest;
  const misfit = announcementEndRefusal(start, until, now);
  return misfit ? new InvalidInput(misfit, 'until') : { from: start, until };
};
