import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';
import type { Sql } from '../../../core/database/sql.ts';
import type { Attempt, AttemptLimiter, LimitReached } from '../../../core/operation/attempt-limiter.ts';

const minutes = 60;

/** Points are tries, durations are seconds. Counted in the database, so that all processes share the limits. */
const limits = {
  'sign-in by known device': { points: 10, duration: 15 * minutes },
  'sign-in by account and source': { points: 10, duration: 15 * minutes },
  'sign-in by account': { points: 40, duration: 60 * minutes },
  'sign-in by source': { points: 100, duration: 15 * minutes },
  'taken addresses by source': { points: 30, duration: 60 * minutes },
  'registrations by source': { points: 500, duration: 60 * minutes },
  'kitchens by source': { points: 60, duration: 60 * minutes },
  'EIN claims by source': { points: 5, duration: 24 * 60 * minutes },
  'claim letters by source': { points: 20, duration: 60 * minutes },
  'EINs tried by source': { points: 60, duration: 60 * minutes },
  'codes sent to a known device': { points: 8, duration: 60 * minutes },
  'codes sent by account and source': { points: 5, duration: 60 * minutes },
  'codes sent by account': { points: 8, duration: 60 * minutes },
  'password asked by session': { points: 10, duration: 15 * minutes },
  'passwords changed by account': { points: 5, duration: 24 * 60 * minutes },
  'staff invited by account': { points: 20, duration: 24 * 60 * minutes },
  'password links sent by account': { points: 20, duration: 24 * 60 * minutes },
  'codes asked for by source': { points: 20, duration: 60 * minutes },
  'email changes by account': { points: 5, duration: 24 * 60 * minutes },
  'change codes by address': { points: 3, duration: 60 * minutes },
  'links mailed by account': { points: 5, duration: 24 * 60 * minutes },
  'links mailed by source': { points: 60, duration: 60 * minutes },
  'links opened by source': { points: 40, duration: 15 * minutes },
  'codes entered by source': { points: 40, duration: 15 * minutes },
  'authenticator codes by known device': { points: 20, duration: 24 * 60 * minutes },
  'authenticator codes by known devices together': { points: 60, duration: 24 * 60 * minutes },
  'authenticator codes by account and source': { points: 10, duration: 15 * minutes },
  'authenticator codes by account': { points: 30, duration: 24 * 60 * minutes },
  'passkey sign-ins begun by source': { points: 60, duration: 15 * minutes },
  'proofs begun by session': { points: 30, duration: 15 * minutes },
  'bill payments started by account': { points: 30, duration: 60 * minutes },
  'webhook changes by account': { points: 60, duration: 60 * minutes },
  'webhooks sent by hand': { points: 60, duration: 60 * minutes },
  'secrets of API tokens by account': { points: 30, duration: 60 * minutes },
  'factors changed by account': { points: 30, duration: 24 * 60 * minutes },
};
export type AttemptKind = keyof typeof limits;

/**
 * Counts tries that could guess a password, reveal who has an account, fill someone's mailbox, or open accounts at the
 * card provider.
 */
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
      for (const { kind, key } of attempts) {
        const reached = await reachedBy(limiters.get(kind)!, kind, key);
        if (reached) return reached;
      }
      return null;
    },
    giveBack: async (attempts: Attempt[]) => {
      await Promise.all(attempts.map(({ kind, key }) => limiters.get(kind)!.reward(key)));
    },
  };
};

/** Counts one try; returns the limit that was reached, if any. */
const reachedBy = async (
  limiter: RateLimiterPostgres,
  kind: string,
  key: string,
): Promise<LimitReached | null> => {
  try {
    await limiter.consume(key);
    return null;
  } catch (refusal) {
    if (refusal instanceof Error) throw refusal;
    const { msBeforeNext, consumedPoints } = refusal as RateLimiterRes;
    return {
      kind,
      waitSeconds: Math.ceil(msBeforeNext / 1000),
      isFirst: consumedPoints === limiter.points + 1,
    };
  }
};
