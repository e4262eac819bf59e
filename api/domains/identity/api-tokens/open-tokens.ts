import type { Sql } from '../../../core/database/sql.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { User } from '../user.ts';
import { ApiToken } from './api-token.ts';

const openTokensQuery = query(
  { ApiToken, User },
  (from, { ids, now }: Given<{ ids: readonly string[]; now: Date }>) =>
    from
      .selectFrom('ApiToken as t')
      .innerJoin('User as u', 'u.id', 't.userId')
      .where(t => t('t.id', '=', t.fn.any(ids)))
      .where('t.expiresAt', '>', now)
      .where('u.disabledAt', 'is', null)
      .select('t.id'),
);

/** Returns those of these API tokens that still work. */
export const openTokens = async (sql: Sql, ids: string[], now: Date): Promise<Set<string>> => {
  const tokens = await openTokensQuery.all(sql, { ids, now });
  return new Set(tokens.map(({ id }) => id));
};
