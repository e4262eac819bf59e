import { setTimeout as passed } from 'node:timers/promises';

/** What `ask` answers, or the failure of `late` when that takes longer. What was asked may still happen. */
export const withDeadline = async <Answer>(
  milliseconds: number,
  ask: () => Promise<Answer>,
  late: () => Error,
): Promise<Answer> => {
  const answered = new AbortController();
  const deadline = passed(milliseconds, undefined, { signal: answered.signal }).then(
    () => Promise.reject(late()),
    // Called off: the answer came first.
    () => new Promise<never>(() => undefined),
  );
  try {
    return await Promise.race([ask(), deadline]);
  } finally {
    answered.abort();
  }
};
