import type { Work } from '../../core/operation/operation.ts';
import { WebhookEndpoint } from './webhook-endpoint.ts';

/** Ends all endpoints of a person, as their credentials end: someone else may have chosen the addresses. */
export const removeWebhooks = async ({ em }: Work, { userId }: { userId: string }): Promise<void> => {
  await em.nativeDelete(WebhookEndpoint, { userId });
};
