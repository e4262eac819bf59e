import * as z from 'zod/mini';

const dayInMinutes = 24 * 60;

/** Days by which one move may take the clock of a sandbox forward. */
export const clockMoveDaysLimit = 60;
/** Days that the clock of a sandbox may be ahead of real time. */
export const clockAheadDaysLimit = 730;
/** The same in minutes. */
export const clockAheadMinutesLimit = clockAheadDaysLimit * dayInMinutes;

const clockMoveMinutesLimit = clockMoveDaysLimit * dayInMinutes;

const message = `The clock moves forward by 1 to ${clockMoveMinutesLimit} minutes, which are ${clockMoveDaysLimit} days.`;

export const clockMove = z.object({
  forwardMinutes: z.int(message).check(z.minimum(1, message), z.maximum(clockMoveMinutesLimit, message)),
});
