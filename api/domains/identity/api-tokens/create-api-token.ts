import { scopesWithin } from '../../../../schema/api-scopes.ts';
import { apiTokenLimit, type NewApiToken, newApiToken } from '../../../../schema/rules/api-token.ts';
import { rightsOf } from '../../../../schema/staff-rights.ts';
import { Role } from '../../../core/access/role.ts';
import { suppliersOrStaff } from '../../../core/access/rules.ts';
import { checked } from '../../../core/operation/checked.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { preparedOperation, type Work } from '../../../core/operation/operation.ts';
import { InvalidInput, type Problem } from '../../../core/operation/problem.ts';
import { newIdentifier } from '../../../core/values/identifier.ts';
import { lockViewer } from '../lock-viewer.ts';
import { hashOf } from '../sessions/token.ts';
import { ApiToken } from './api-token.ts';
import type { CreateApiTokenInput } from './api-token-inputs.ts';
import { ScopeNotYours, TooManyApiTokens } from './api-token-problems.ts';
import { ApiTokenCreated } from './api-token-results.ts';
import { newApiSecret } from './api-token-secret.ts';
import { beginSecret } from './begin-secret.ts';
import { noteTokenChange } from './note-token-change.ts';

const dayInMs = 86_400_000;

const prepare = async (ctx: Ctx, input: CreateApiTokenInput): Promise<NewApiToken | Problem> => {
  const given = checked(newApiToken, input);
  if (given instanceof InvalidInput) return given;
  const { role, staffRole } = ctx.viewer.session!;
  const own = scopesWithin(role === Role.SUPPLIER ? 'KITCHEN' : rightsOf(staffRole));
  const other = given.scopes.find(scope => !own.includes(scope));
  if (other) return new ScopeNotYours(other);
  const refused = await beginSecret(ctx);
  return refused ?? { ...given, scopes: own.filter(scope => given.scopes.includes(scope)) };
};

const perform = async (
  work: Work,
  { name, scopes, expiresInDays }: NewApiToken,
): Promise<ApiTokenCreated | Problem> => {
  const { em, viewer, now } = work;
  const { userId } = viewer;
  await lockViewer(work);
  if ((await em.count(ApiToken, { userId })) >= apiTokenLimit) return new TooManyApiTokens();
  const { prefix, secret } = newApiSecret();
  const token = em.create(ApiToken, {
    id: newIdentifier(now),
    userId,
    name,
    prefix,
    secretHash: hashOf(secret),
    scopes,
    createdAt: now,
    expiresAt: new Date(now.getTime() + expiresInDays * dayInMs),
  });
  await em.persist(token).flush();
  noteTokenChange(work, 'API_TOKEN_CREATED', token);
  return new ApiTokenCreated(secret, token);
};

/** Creates a token for a program of the viewer, who proved recently who they are. */
export const createApiToken = preparedOperation(suppliersOrStaff, prepare, perform);
