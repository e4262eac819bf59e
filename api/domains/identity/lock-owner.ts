import { LockMode } from '@mikro-orm/core';
import { NotSignedIn } from '../../core/operation/failures.ts';
import type { Work } from '../../core/operation/operation.ts';
import { ApiToken } from './api-tokens/api-token.ts';
import { lockUser } from './lock-user.ts';
import { lockViewer } from './lock-viewer.ts';

/**
 * Locks the viewer's user row, so that what they have is counted one after the other. Throws when the session or the API token
 * has ended while this waited.
 */
export const lockOwner = async (work: Work): Promise<void> => {
  const { em, sql, viewer, now } = work;
  if (!viewer.isToken) return lockViewer(work);
  await lockUser(sql, viewer.userId);
  const own = { id: viewer.session!.sessionId, expiresAt: { $gt: now } };
  // Locked, so that it is not revoked before what refers to it is stored.
  if (!(await em.findOne(ApiToken, own, { lockMode: LockMode.PESSIMISTIC_READ }))) throw new NotSignedIn();
};
