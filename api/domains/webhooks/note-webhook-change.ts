import type { Work } from '../../core/operation/operation.ts';
import { AccountEvent, type WebhookAction } from '../identity/account-event.ts';
import type { WebhookEndpoint } from './webhook-endpoint.ts';
import { WebhookChanged } from './webhook-events.ts';

/** Records a change of the viewer's webhooks for the audit trail and the log; `isNotified` where their owner is to know. */
export const noteWebhookChange = (
  { viewer, record }: Work,
  action: WebhookAction,
  { id, url, types }: WebhookEndpoint,
  { isNotified }: { isNotified: boolean },
): void => {
  const { userId, role } = viewer.session!;
  // The rest of an address may be a secret of the program's.
  const { host } = new URL(url);
  const facts = { endpointId: id, host, types: types.join(', ') || 'all' };
  record(new AccountEvent(action, { id: userId, role }, facts));
  if (isNotified) record(new WebhookChanged(userId, host));
};
