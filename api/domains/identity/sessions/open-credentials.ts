import type { Sql } from '../../../core/database/sql.ts';
import { openTokens } from '../api-tokens/open-tokens.ts';
import { openSessions } from './open-sessions.ts';

/** Returns those of these sessions and API tokens that are still open. */
export const openCredentials = async (sql: Sql, ids: string[], now: Date): Promise<Set<string>> => {
  const [sessions, tokens] = await Promise.all([openSessions(sql, ids, now), openTokens(sql, ids, now)]);
  return new Set([...sessions, ...tokens]);
};
