import { orderingStopDaysLimit, orderingStopReasonLimit } from '../constants.ts';
import { line } from './text.ts';

/** Why staff stop ordering, in words for customers. */
export const orderingStopReason = line('Please tell customers why.', orderingStopReasonLimit);

const dayMilliseconds = 24 * 60 * 60_000;

/** Why a stop cannot end then; undefined when it can. Not a rule of zod, whose dates no other screen would load. */
export const stopEndRefusal = (until: Date, now: Date): string | undefined => {
  if (Number.isNaN(until.getTime()) || until <= now) return 'Please choose a time in the future.';
  return until.getTime() - now.getTime() > orderingStopDaysLimit * dayMilliseconds
    ? `A stop with an end lasts at most ${orderingStopDaysLimit} days. Leave the end out instead.`
    : undefined;
};
