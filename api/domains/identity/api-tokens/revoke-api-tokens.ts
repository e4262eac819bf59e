import type { Work } from '../../../core/operation/operation.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { SessionEnded } from '../sessions/session-ended.ts';
import { ApiToken } from './api-token.ts';

const deleteTokens = query({ ApiToken }, (on, { userId }: Given<{ userId: string }>) =>
  on.deleteFrom('ApiToken').where('userId', '=', userId).returning('id'),
);

/** Ends all API tokens of a person; returns how many ended. */
export const revokeApiTokens = async ({ sql, record }: Work, userId: string): Promise<number> => {
  const ended = await deleteTokens.all(sql, { userId });
  for (const { id } of ended) record(new SessionEnded(id));
  return ended.length;
};
