import type { Sql } from '../../../core/database/sql.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { type Given, query, type RowOf } from '../../../core/query/query.ts';
import { hashOf } from '../sessions/token.ts';
import { type ChallengePurpose, FactorChallenge } from './factor-challenge.ts';

const countTry = query(
  { FactorChallenge },
  (on, { id, purposes, now }: Given<{ id: string; purposes: readonly ChallengePurpose[]; now: Date }>) =>
    on
      .updateTable('FactorChallenge')
      .set(challenge => ({ triesLeft: challenge('triesLeft', '-', 1) }))
      .where('id', '=', id)
      .where(challenge => challenge('purpose', '=', challenge.fn.any(purposes)))
      .where('triesLeft', '>', 0)
      .where('expiresAt', '>', now)
      .returning(['id', 'userId', 'purpose', 'webauthnChallenge', 'passwordHash']),
);

const removeChallenge = query({ FactorChallenge }, (on, { id }: Given<{ id: string }>) =>
  on.deleteFrom('FactorChallenge').where('id', '=', id).returning('id'),
);

export type TriedChallenge = RowOf<typeof countTry>;

/**
 * Uses one try of a challenge; undefined when it has none left, has expired or is for something else. The try is
 * counted before anything is compared, so that concurrent tries do not exceed the limit.
 */
export const tryChallenge = (
  ctx: Ctx,
  token: string,
  purposes: readonly ChallengePurpose[],
): Promise<TriedChallenge | undefined> =>
  countTry.first(ctx.sql, { id: hashOf(token), purposes, now: ctx.now });

/** Ends a challenge that was answered; false when another request was faster. */
export const useUpChallenge = async (sql: Sql, id: string): Promise<boolean> =>
  Boolean(await removeChallenge.first(sql, { id }));
