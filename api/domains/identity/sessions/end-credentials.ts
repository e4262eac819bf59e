import type { Work } from '../../../core/operation/operation.ts';
import { revokeApiTokens } from '../api-tokens/revoke-api-tokens.ts';
import { endSessions } from './end-sessions.ts';

/** How many ended, for the audit trail; without API tokens where there were none. */
export interface EndedCredentials {
  sessionsEnded: number;
  apiTokensEnded?: number;
}

/** Ends every session and API token of a person, where the account ends or may be in the wrong hands. */
export const endCredentials = async (work: Work, userId: string): Promise<EndedCredentials> => {
  const sessionsEnded = await endSessions(work, userId);
  const apiTokensEnded = await revokeApiTokens(work, userId);
  return { sessionsEnded, ...(apiTokensEnded > 0 && { apiTokensEnded }) };
};
