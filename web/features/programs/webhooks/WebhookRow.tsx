import { plural, t } from '@lingui/core/macro';
import { Suspense } from 'react';
import History from '~icons/lucide/history';
import Pencil from '~icons/lucide/pencil';
import RefreshCw from '~icons/lucide/refresh-cw';
import Send from '~icons/lucide/send';
import Trash from '~icons/lucide/trash-2';
import Webhook from '~icons/lucide/webhook';
import type { EventType } from '../../../../schema/event-types.ts';
import type { OwnWebhookFragment } from '../../../generated/graphql.ts';
import { useDialogInUrl } from '../../../lib/dialog-in-url.ts';
import { localMoment } from '../../../lib/formats/moments.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { IconButton } from '../../../ui/actions/IconButton.tsx';
import { Badge } from '../../../ui/display/Badge.tsx';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry.ts';
import { hostOf } from './event-words.ts';
import { useRotateWebhookSecret } from './use-rotate-webhook-secret.ts';
import { useChangeWebhook } from './use-save-webhook.ts';
import { useWebhookActs } from './use-webhook-acts.ts';

const ConfirmDialog = lazyWithRetry(() => import('../../../ui/overlays/ConfirmDialog.tsx'));
const RotateSecret = lazyWithRetry(() => import('../RotateSecret.tsx'));
const WebhookDeliveries = lazyWithRetry(() => import('./WebhookDeliveries.tsx'));
const WebhookForm = lazyWithRetry(() => import('./WebhookForm.tsx'));

interface Props {
  webhook: OwnWebhookFragment;
  /** The kinds of events that the person may read. */
  types: readonly EventType[];
  /** With the new secret. */
  onRotated: (secret: string) => void;
}

/** An endpoint with how it does, and what can be done with it. */
export function WebhookRow({ webhook, types, onRotated }: Props) {
  const { id, url, status, lastDeliveredAt, failingSince, formerEndsAt } = webhook;
  const host = hostOf(url);
  const { open, show, close } = useDialogInUrl();
  const { enable, sendTest, remove } = useWebhookActs(id, host);
  const change = useChangeWebhook(id, close);
  const rotate = useRotateWebhookSecret(id, onRotated);
  const isOverlapping = formerEndsAt && Date.parse(formerEndsAt) > Date.now();
  return (
    <li className="flex flex-col gap-1 py-2 pr-1.5 pl-4">
      <div className="flex items-start gap-3">
        <Webhook aria-hidden className="mt-2.5 size-5 shrink-0 text-primary" />
        <div className="min-w-0 flex-1 py-1.5">
          <p className="flex flex-wrap items-center gap-x-2 font-medium">
            <span className="min-w-0 break-words">{host}</span>
            {status === 'DISABLED' ? (
              <Badge tone="danger">{t`Disabled`}</Badge>
            ) : (
              failingSince && <Badge tone="warn">{t`Failing`}</Badge>
            )}
          </p>
          <p className="text-small break-all text-muted">{url}</p>
          <p className="text-small text-muted">
            {webhook.types.length === 0
              ? t`All events`
              : plural(webhook.types.length, { one: '# kind of event', other: '# kinds of events' })}
            {', '}
            {lastDeliveredAt ? t`last delivered ${localMoment(lastDeliveredAt)}` : t`nothing delivered yet`}
          </p>
          {failingSince && (
            <p className="text-small text-muted">{t`Failing since ${localMoment(failingSince)}`}</p>
          )}
          {isOverlapping && (
            <p className="text-small text-muted">
              {t`The earlier secret works until ${localMoment(formerEndsAt)}`}
            </p>
          )}
        </div>
      </div>
      <div className="flex flex-wrap justify-end">
        {status === 'DISABLED' ? (
          <Button variant="secondary" isSnug onClick={() => void enable()}>{t`Enable`}</Button>
        ) : (
          <IconButton label={t`Send a test event to ${host}`} onClick={() => void sendTest()}>
            <Send aria-hidden />
          </IconButton>
        )}
        <IconButton label={t`What was sent to ${host}`} onClick={() => show(`deliveries-${id}`)}>
          <History aria-hidden />
        </IconButton>
        <IconButton label={t`Change the webhook to ${host}`} onClick={() => show(`webhook-${id}`)}>
          <Pencil aria-hidden />
        </IconButton>
        <IconButton label={t`New secret for ${host}`} onClick={() => show(`rotate-${id}`)}>
          <RefreshCw aria-hidden />
        </IconButton>
        <IconButton label={t`Remove the webhook to ${host}`} onClick={() => show(`remove-${id}`)}>
          <Trash aria-hidden />
        </IconButton>
      </div>
      <Suspense fallback={null}>
        {open === `deliveries-${id}` && <WebhookDeliveries endpointId={id} host={host} onClose={close} />}
        {open === `webhook-${id}` && (
          <WebhookForm
            title={t`Change the webhook`}
            act={t`Save`}
            types={types}
            start={{ url, types: webhook.types }}
            send={change}
            onClose={close}
          />
        )}
        {open === `rotate-${id}` && (
          <RotateSecret
            id={id}
            title={t`A new secret for ${host}?`}
            description={t`Requests are signed with both secrets until the earlier one stops working.`}
            rotate={rotate}
            onClose={close}
          />
        )}
        {open === `remove-${id}` && (
          <ConfirmDialog
            title={t`Remove the webhook to ${host}?`}
            description={t`It gets no more events, and what was sent to it is no longer listed.`}
            act={t`Remove`}
            onAct={remove}
            onClose={close}
          />
        )}
      </Suspense>
    </li>
  );
}
