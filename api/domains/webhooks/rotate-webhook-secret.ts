import { overlapEnd, type SecretRotation, secretRotation } from '../../../schema/rules/secret-rotation.ts';
import { checked } from '../../core/operation/checked.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { preparedOperation, type Work } from '../../core/operation/operation.ts';
import { InvalidInput, type Problem } from '../../core/operation/problem.ts';
import { lockOwner } from '../identity/lock-owner.ts';
import { beginWebhookChange, webhookOwners } from './begin-webhook-change.ts';
import { noteWebhookChange } from './note-webhook-change.ts';
import { lockOwnEndpoint } from './own-endpoint.ts';
import type { RotateWebhookSecretInput } from './webhook-inputs.ts';
import { WebhookEndpointNotFound } from './webhook-problems.ts';
import { WebhookSecretIssued } from './webhook-results.ts';
import { newWebhookSecret } from './webhook-secret.ts';

const prepare = async (ctx: Ctx, input: RotateWebhookSecretInput): Promise<SecretRotation | Problem> => {
  const given = checked(secretRotation, input);
  if (given instanceof InvalidInput) return given;
  return (await beginWebhookChange(ctx)) ?? given;
};

const perform = async (
  work: Work,
  { id, overlapHours }: SecretRotation,
): Promise<WebhookSecretIssued | Problem> => {
  await lockOwner(work);
  const endpoint = await lockOwnEndpoint(work, id);
  if (endpoint instanceof WebhookEndpointNotFound) return endpoint;
  const secret = newWebhookSecret();
  endpoint.formerSecret = endpoint.secret;
  endpoint.formerEndsAt = overlapEnd(work.now, { overlapHours });
  endpoint.secret = work.ctx.services.vault.seal(secret, endpoint.id);
  await work.em.flush();
  noteWebhookChange(work, 'WEBHOOK_SECRET_ROTATED', endpoint, { isNotified: true });
  return new WebhookSecretIssued(secret, endpoint);
};

/** Gives an endpoint a new secret. The earlier one signs as well for a while, so that the program can be changed. */
export const rotateWebhookSecret = preparedOperation(webhookOwners, prepare, perform);
