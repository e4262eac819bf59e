import { overlapEnd, type SecretRotation, secretRotation } from '../../../../schema/rules/secret-rotation.ts';
import { suppliersOrStaff } from '../../../core/access/rules.ts';
import { checked } from '../../../core/operation/checked.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { preparedOperation, type Work } from '../../../core/operation/operation.ts';
import { InvalidInput, type Problem } from '../../../core/operation/problem.ts';
import { lockViewer } from '../lock-viewer.ts';
import { SessionChanged } from '../sessions/session-changed.ts';
import { hashOf } from '../sessions/token.ts';
import type { RotateApiTokenInput } from './api-token-inputs.ts';
import { ApiTokenExpired, ApiTokenNotFound } from './api-token-problems.ts';
import { ApiTokenCreated } from './api-token-results.ts';
import { newApiSecret } from './api-token-secret.ts';
import { beginSecret } from './begin-secret.ts';
import { lockOwnToken } from './lock-own-token.ts';
import { noteTokenChange } from './note-token-change.ts';

const prepare = async (ctx: Ctx, input: RotateApiTokenInput): Promise<SecretRotation | Problem> => {
  const given = checked(secretRotation, input);
  if (given instanceof InvalidInput) return given;
  return (await beginSecret(ctx)) ?? given;
};

const perform = async (
  work: Work,
  { id, overlapHours }: SecretRotation,
): Promise<ApiTokenCreated | Problem> => {
  await lockViewer(work);
  const token = await lockOwnToken(work, id);
  if (token instanceof ApiTokenNotFound) return token;
  if (token.expiresAt <= work.now) return new ApiTokenExpired();
  const { prefix, secret } = newApiSecret();
  const formerEnd = overlapEnd(work.now, { overlapHours });
  token.formerHash = token.secretHash;
  token.formerEndsAt = new Date(Math.min(formerEnd.getTime(), token.expiresAt.getTime()));
  token.secretHash = hashOf(secret);
  token.prefix = prefix;
  await work.em.flush();
  work.record(new SessionChanged(token.id));
  noteTokenChange(work, 'API_TOKEN_ROTATED', token);
  return new ApiTokenCreated(secret, token);
};

/**
 * Gives a token of the viewer a new secret. The earlier one works for a while longer, so that the program can be
 * changed without a gap; one that was still working from a rotation before ends at once.
 */
export const rotateApiToken = preparedOperation(suppliersOrStaff, prepare, perform);
