import { signedIn, withScope } from '../../../core/access/rules.ts';
import { anyScope } from '../../../core/access/viewer.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { ApiToken } from './api-token.ts';

/** Loads the API token of this request; null in a session. */
export const findOwnToken = async (ctx: Ctx): Promise<ApiToken | null> => {
  const { viewer, services } = ctx;
  viewer.must(withScope(anyScope, signedIn));
  return viewer.isToken
    ? services.entityManager().findOne(ApiToken, { id: viewer.session!.sessionId })
    : null;
};
