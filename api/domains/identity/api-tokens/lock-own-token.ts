import { LockMode } from '@mikro-orm/core';
import type { Work } from '../../../core/operation/operation.ts';
import { isIdentifier } from '../../../core/values/identifier.ts';
import { ApiToken } from './api-token.ts';
import { ApiTokenNotFound } from './api-token-problems.ts';

/** Loads a token of the viewer and locks it; someone else's is treated as not found. */
export const lockOwnToken = async (
  { em, viewer }: Work,
  id: string,
): Promise<ApiToken | ApiTokenNotFound> => {
  if (!isIdentifier(id)) return new ApiTokenNotFound();
  const where = { id, userId: viewer.userId };
  return (
    (await em.findOne(ApiToken, where, { lockMode: LockMode.PESSIMISTIC_WRITE })) ?? new ApiTokenNotFound()
  );
};
