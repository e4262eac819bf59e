import { Webhook as Verifier } from 'standardwebhooks';
import type { webhookTypes } from './generated/webhook-types.ts';

export type WebhookType = (typeof webhookTypes)[keyof typeof webhookTypes] | 'test';

/** Something that happened, as a webhook says it. */
export interface Webhook {
  /** ID of the event. A webhook may come more than once: remember the IDs that were handled. */
  id: string;
  /** A newer marketplace may have types that this version does not know: ignore those. */
  type: WebhookType;
  /** When it happened, in ISO 8601. */
  timestamp: string;
  /** IDs and facts that never change. */
  data: Record<string, unknown>;
}

export interface ReceivedWebhook {
  /** The body as it was received: what was parsed and written again has another signature. */
  body: string;
  headers: Headers | Record<string, string | string[] | undefined>;
  /** Secret of the endpoint, with `whsec_`. */
  secret: string;
}

/** A request that the marketplace did not sign with this secret in the last five minutes. Answer with status 400. */
export class InvalidWebhook extends Error {
  override readonly name = 'InvalidWebhook';
}

/**
 * The webhook that was received; throws `InvalidWebhook` unless the marketplace signed it in the last five minutes, and
 * another `Error` if the secret is not one.
 */
export const webhookOf = ({ body, headers, secret }: ReceivedWebhook): Webhook => {
  const signed = signedHeaders(headers);
  const message = verified(new Verifier(secret), body, signed);
  if (!isMessage(message)) throw new InvalidWebhook('The body is not that of a webhook.');
  return { ...message, id: signed['webhook-id'] };
};

const verified = (verifier: Verifier, body: string, headers: SignedHeaders): unknown => {
  try {
    return verifier.verify(body, headers);
  } catch (cause) {
    throw new InvalidWebhook(cause instanceof Error ? cause.message : String(cause), { cause });
  }
};

type SignedHeaders = Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string>;

const signedHeaders = (headers: ReceivedWebhook['headers']): SignedHeaders => {
  const named = headers instanceof Headers ? [...headers] : Object.entries(headers);
  const read = (name: string): string => {
    const [, value] = named.find(([each]) => each.toLowerCase() === name) ?? [];
    return typeof value === 'string' ? value : '';
  };
  return {
    'webhook-id': read('webhook-id'),
    'webhook-timestamp': read('webhook-timestamp'),
    'webhook-signature': read('webhook-signature'),
  };
};

const isMessage = (message: unknown): message is Omit<Webhook, 'id'> =>
  typeof message === 'object' &&
  message !== null &&
  'type' in message &&
  typeof message.type === 'string' &&
  'timestamp' in message &&
  typeof message.timestamp === 'string' &&
  'data' in message &&
  typeof message.data === 'object' &&
  message.data !== null;
