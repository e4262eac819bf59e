import { t } from '@lingui/core/macro';
import type { NewWebhookEndpoint } from '../../../../schema/rules/webhook.ts';
import {
  useChangeWebhookMutation,
  useCreateWebhookMutation,
  WebhooksDocument,
} from '../../../generated/graphql.ts';
import { failureText } from '../../../lib/failure-text.ts';
import type { Refusal } from '../../../lib/refusal.ts';

/** Creates an endpoint and hands over its secret, or returns why not. */
export const useCreateWebhook = (onCreated: (secret: string) => void) => {
  const [create] = useCreateWebhookMutation({
    update: (cache, { data }) => {
      if (data?.createWebhookEndpoint.__typename !== 'WebhookSecretIssued') return;
      const { endpoint } = data.createWebhookEndpoint;
      cache.updateQuery({ query: WebhooksDocument }, known => ({
        webhookEndpoints: [endpoint, ...(known?.webhookEndpoints ?? [])],
      }));
    },
  });
  return async (input: NewWebhookEndpoint): Promise<Refusal | undefined> => {
    const failed = { message: t`No webhook was created. Please try again.`, field: null };
    try {
      const answer = (await create({ variables: { input } })).data?.createWebhookEndpoint;
      if (answer?.__typename !== 'WebhookSecretIssued') return answer ?? failed;
      onCreated(answer.secret);
    } catch (error) {
      return { ...failed, message: failureText(error, failed.message) };
    }
  };
};

/** Changes an endpoint, or returns why not. */
export const useChangeWebhook = (id: string, onChanged: () => void | Promise<void>) => {
  const [change] = useChangeWebhookMutation();
  return async (input: NewWebhookEndpoint): Promise<Refusal | undefined> => {
    const failed = { message: t`The webhook was not changed. Please try again.`, field: null };
    try {
      const answer = (await change({ variables: { input: { id, ...input } } })).data?.changeWebhookEndpoint;
      if (answer?.__typename !== 'WebhookEndpoint') return answer ?? failed;
      await onChanged();
    } catch (error) {
      return { ...failed, message: failureText(error, failed.message) };
    }
  };
};
