export type { TypedDocument } from './document.ts';
export type { EventPage, EventsAsked, FedEvent } from './events.ts';
export { webhookTypes } from './generated/webhook-types.ts';
export type { TiffinSettings } from './settings.ts';
export { type AskOptions, type MutateOptions, type Page, Tiffin } from './tiffin.ts';
export { type GraphQLFailure, TiffinError } from './tiffin-error.ts';
export {
  InvalidWebhook,
  type ReceivedWebhook,
  type Webhook,
  type WebhookType,
  webhookOf,
} from './webhook.ts';
