import type { CardProvider } from '../core/interfaces/card-provider.ts';
import type { Mail } from '../core/interfaces/mail.ts';
import type { PushSender } from '../core/interfaces/push-sender.ts';
import type { Tracing } from '../core/interfaces/tracing.ts';
import type { WebhookSender } from '../core/interfaces/webhook-sender.ts';
import { tracedCalls } from '../platform/tracing/traced-calls.ts';

interface Called {
  cards: CardProvider | null;
  mail: Mail;
  webhooks: WebhookSender;
  push: PushSender;
}

const callsOfCards = [
  'openIntent',
  'findIntent',
  'cancelIntent',
  'refund',
  'openPayer',
  'saveCardOf',
  'findSavedCard',
  'chargeSavedCard',
  'deletePayer',
  'openAccount',
  'accountLink',
  'transfer',
  'findTransfer',
] as const;

/** Services that are called over the network, each call in a span. */
export const tracedServices = (called: Called, tracing: Tracing | undefined): Called =>
  tracing
    ? {
        cards: called.cards && tracedCalls(called.cards, 'card provider', callsOfCards, tracing),
        mail: tracedCalls(called.mail, 'mail', ['send'], tracing),
        webhooks: tracedCalls(called.webhooks, 'webhook', ['send'], tracing),
        push: tracedCalls(called.push, 'push', ['send'], tracing),
      }
    : called;
