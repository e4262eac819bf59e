import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<number>();

/**
 * Maximum duration of a response in milliseconds, including all waiting; clients get it within five seconds.
 */
export const longestAnswerMs = 4500;

/** Runs work that waits for the database only until a deadline on the `performance.now()` clock. */
export const withDeadline = <Outcome>(endsAt: number, work: () => Promise<Outcome>): Promise<Outcome> =>
  current.run(endsAt, work);

/** Milliseconds until the current deadline; Infinity where there is none, such as in a job. */
export const msLeft = (): number => (current.getStore() ?? Infinity) - performance.now();
