import { themselves } from '../../../core/access/rules.ts';
import { operation } from '../../../core/operation/operation.ts';
import type { Problem } from '../../../core/operation/problem.ts';
import { SessionEnded } from '../sessions/session-ended.ts';
import { ApiTokenNotFound } from './api-token-problems.ts';
import { ApiTokenRevoked } from './api-token-results.ts';
import { tokensOf } from './find-api-tokens.ts';
import { lockOwnToken } from './lock-own-token.ts';
import { noteTokenChange } from './note-token-change.ts';

/** Ends a token of the viewer at once, and the sockets that it opened. */
export const revokeApiToken = operation(
  themselves,
  async (work, id: string): Promise<ApiTokenRevoked | Problem> => {
    const token = await lockOwnToken(work, id);
    if (token instanceof ApiTokenNotFound) return token;
    noteTokenChange(work, 'API_TOKEN_REVOKED', token);
    await work.em.remove(token).flush();
    work.record(new SessionEnded(id));
    return new ApiTokenRevoked(await tokensOf(work.em, work.viewer.userId));
  },
);
