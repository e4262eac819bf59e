/** Beside live updates, for a phone whose connection is worse than it knows. */
export const todayPollMilliseconds = 30_000;
