import { features } from '../../../../schema/features.ts';
import { translate } from '../../../lib/language.ts';

/** In place of adding a webhook, where none can be added. */
export default function WebhooksClosed() {
  return <p className="px-4 py-3 text-small text-muted">{translate(features.WEBHOOKS.refusal)}</p>;
}
