const seconds = 1000;
const minutes = 60 * seconds;
const hours = 60 * minutes;

/** The wait after each failure in a row; after the last one it stays the same. */
const waits = [5 * seconds, 30 * seconds, 2 * minutes, 10 * minutes, 30 * minutes];

/** Longer than this no delivery waits for its next try. */
export const longestWait = waits.at(-1)!;

/** How long an event is tried. */
export const triedMilliseconds = 72 * hours;

/** After so many failures in a row an endpoint gets one event at a time, and waits between them. */
export const failuresUntilPaused = 3;

export const waitAfter = (failures: number): number => waits[Math.min(failures, waits.length) - 1]!;
