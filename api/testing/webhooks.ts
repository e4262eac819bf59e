import { deliverDue } from '../domains/webhooks/deliver-webhooks.ts';
import type { Marketplace } from './marketplace.ts';
import { notificationsSent } from './notifications-sent.ts';
import type { Visitor } from './visitor.ts';

const issued = `... on WebhookSecretIssued { secret endpoint { id url types status formerEndsAt } }
  ... on Problem { code message field }`;

export const createWebhookEndpoint = async (owner: Visitor, url: string, types: readonly string[] = []) =>
  (
    await owner.graphql(
      `mutation ($input: CreateWebhookEndpointInput!) {
        createWebhookEndpoint(input: $input) { __typename ${issued} }
      }`,
      { input: { url, types: types as never } },
    )
  ).createWebhookEndpoint;

/** An endpoint with its secret. */
export const aWebhookEndpoint = async (owner: Visitor, url: string, types: readonly string[] = []) => {
  const made = await createWebhookEndpoint(owner, url, types);
  if (made.__typename !== 'WebhookSecretIssued') throw new Error(`No endpoint was created: ${made.message}`);
  return { id: made.endpoint.id, secret: made.secret };
};

export const rotateWebhookSecret = async (owner: Visitor, id: string, overlapHours: number) =>
  (
    await owner.graphql(
      `mutation ($input: RotateWebhookSecretInput!) {
        rotateWebhookSecret(input: $input) { __typename ${issued} }
      }`,
      { input: { id, overlapHours } },
    )
  ).rotateWebhookSecret;

export const deliveriesOf = async (owner: Visitor, endpointId: string) =>
  (
    await owner.graphql(
      `query ($endpointId: ID!) {
        webhookDeliveries(endpointId: $endpointId) {
          nodes { id eventId status attemptCount nextAttemptAt payload attempts { at status answer } }
        }
      }`,
      { endpointId },
    )
  ).webhookDeliveries.nodes;

/** Relays what happened, and sends all webhooks that are due by then. */
export const webhooksSent = async (marketplace: Marketplace): Promise<void> => {
  await notificationsSent(marketplace);
  while ((await deliverDue(marketplace.services, 40)) > 0);
};
