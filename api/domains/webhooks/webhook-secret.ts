import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import type { Vault } from '../../core/security/vault.ts';
import type { WebhookEndpoint } from './webhook-endpoint.ts';

/** A secret in the form of the Standard Webhooks specification, of 256 random bits. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

type Secrets = Pick<WebhookEndpoint, 'id' | 'secret'> & {
  formerSecret?: string | null;
  formerEndsAt?: Date | string | null;
};

/** Signs with the secret, and with the former one while that still works: a signature for each. */
export const signaturesOf = (
  vault: Vault,
  { id, secret, formerSecret, formerEndsAt }: Secrets,
  { webhookId, body, now }: { webhookId: string; body: string; now: Date },
): string => {
  const isOverlapping = formerSecret && formerEndsAt && new Date(formerEndsAt) > now;
  const sealed = isOverlapping ? [secret, formerSecret] : [secret];
  return sealed.map(each => new Webhook(vault.open(each, id)).sign(webhookId, now, body)).join(' ');
};
