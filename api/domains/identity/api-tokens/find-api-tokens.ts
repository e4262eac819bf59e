import { themselves } from '../../../core/access/rules.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import type { Work } from '../../../core/operation/operation.ts';
import { ApiToken } from './api-token.ts';

/** Loads the API tokens of the viewer, expired ones included, the newest first. */
export const findApiTokens = (ctx: Ctx): Promise<ApiToken[]> => {
  ctx.viewer.must(themselves);
  return tokensOf(ctx.services.entityManager(), ctx.viewer.userId);
};

/** There are few: see apiTokenLimit. */
export const tokensOf = (em: Work['em'], userId: string): Promise<ApiToken[]> =>
  em.find(ApiToken, { userId }, { orderBy: { createdAt: 'desc', id: 'desc' } });
