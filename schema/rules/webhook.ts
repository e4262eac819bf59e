import * as z from 'zod/mini';
import { everyEventType } from '../event-types.ts';

export const webhookEndpointLimit = 10;
export const webhookUrlLength = 500;

export const webhookUrlRefused =
  /*i18n*/ 'Enter a public address that begins with https://, without a name, password or #.';

const parsed = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);

/** Whether a text is an address that webhooks may be sent to, as far as its text shows. */
const isUsable = (text: string): boolean => {
  const url = parsed(text);
  return (
    url !== null &&
    (url.protocol === 'https:' || url.protocol === 'http:') &&
    url.username === '' &&
    url.password === '' &&
    url.hash === ''
  );
};

const url = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, webhookUrlRefused),
    z.maxLength(webhookUrlLength, webhookUrlRefused),
    z.refine(isUsable, webhookUrlRefused),
  );

/** Empty for all that its owner may read, also kinds that come later. */
const types = z.array(z.enum(everyEventType)).check(z.maxLength(everyEventType.length));

export const newWebhookEndpoint = z.object({ url, types });
export type NewWebhookEndpoint = z.infer<typeof newWebhookEndpoint>;

export const webhookEndpointChange = z.object({ id: z.string(), url, types });
export type WebhookEndpointChange = z.infer<typeof webhookEndpointChange>;
