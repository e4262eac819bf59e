import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<number>();

/** How long an answer may take at most, all waiting included, in milliseconds; people get it within five seconds. */
export const longestAnswerMs = 4500;

/** Does work that waits for the database no longer than until a moment of `performance.now()`. */
export const withDeadline = <Outcome>(endsAt: number, work: () => Promise<Outcome>): Promise<Outcome> =>
  current.run(endsAt, work);

/** Milliseconds until the deadline of what is being done; without end where there is none, such as in a job. */
export const msLeft = (): number => (current.getStore() ?? Infinity) - performance.now();
