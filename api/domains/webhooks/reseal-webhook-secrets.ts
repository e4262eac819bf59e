import type { Services } from '../../core/operation/ctx.ts';
import { WebhookEndpoint } from './webhook-endpoint.ts';

/**
 * After a key rotation: reseals the secrets of endpoints that an older key sealed, using the first one; not one that was
 * rotated meanwhile.
 */
export const resealWebhookSecrets = async (
  em: ReturnType<Services['entityManager']>,
  vault: Services['vault'],
): Promise<void> => {
  const current = { $like: `${vault.keyId}.%` };
  const older = {
    $or: [{ $not: { secret: current } }, { formerSecret: { $ne: null }, $not: { formerSecret: current } }],
  };
  for (const { id, secret, formerSecret = null } of await em.find(WebhookEndpoint, older)) {
    const resealed = (sealed: string) => vault.seal(vault.open(sealed, id), id);
    const after = { secret: resealed(secret), formerSecret: formerSecret && resealed(formerSecret) };
    await em.nativeUpdate(WebhookEndpoint, { id, secret, formerSecret }, after);
  }
};
