import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';
import type { Attempt, AttemptLimiter } from '../core/ctx.ts';
import type { Sql } from '../core/sql.ts';

const minutes = 60;

/** How many tries within how many seconds. Counted in the database, so that all processes count together. */
const limits = {
  'sign-in by account and source': { points: 10, duration: 15 * minutes },
  'sign-in by account': { points: 40, duration: 60 * minutes },
  'sign-in by source': { points: 100, duration: 15 * minutes },
  'taken addresses by source': { points: 30, duration: 60 * minutes },
  'registrations by source': { points: 500, duration: 60 * minutes },
  'kitchens by source': { points: 60, duration: 60 * minutes },
  'EINs tried by source': { points: 60, duration: 60 * minutes },
  'codes sent by account': { points: 8, duration: 60 * minutes },
  'codes entered by source': { points: 40, duration: 15 * minutes },
};
export type AttemptKind = keyof typeof limits;

/** Counts the tries by which somebody might guess a password or learn who has an account. */
export const attemptLimiter = (sql: Sql): AttemptLimiter => {
  const storeClient = {
    query: async ({ text, values }: { text: string; values: unknown[] }) => {
      const rows = await sql.rows(text, values);
      return { rows, rowCount: rows.length };
    },
  };
  const limiters = new Map(
    Object.entries(limits).map(([kind, limit]) => [
      kind,
      new RateLimiterPostgres({
        storeClient,
        storeType: 'pool',
        tableName: 'attempts',
        tableCreated: true,
        clearExpiredByTimeout: true,
        keyPrefix: kind,
        ...limit,
      }),
    ]),
  );

  return {
    take: async (attempts: Attempt[]) => {
      const waits = await Promise.all(attempts.map(({ kind, key }) => waitFor(limiters.get(kind)!, key)));
      return Math.max(0, ...waits);
    },
    giveBack: async (attempts: Attempt[]) => {
      await Promise.all(attempts.map(({ kind, key }) => limiters.get(kind)!.reward(key)));
    },
  };
};

/** Seconds to wait before this key may try again; 0 when it may now. */
const waitFor = async (limiter: RateLimiterPostgres, key: string): Promise<number> => {
  try {
    await limiter.consume(key);
    return 0;
  } catch (refusal) {
    if (refusal instanceof Error) throw refusal;
    return Math.ceil((refusal as RateLimiterRes).msBeforeNext / 1000);
  }
};
