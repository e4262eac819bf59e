import { t } from '@lingui/core/macro';
import { Suspense } from 'react';
import Plus from '~icons/lucide/plus';
import type { EventType } from '../../../../schema/event-types.ts';
import { useNewWebhooksQuery, useWebhooksQuery } from '../../../generated/graphql.ts';
import { ActionRow } from '../../../ui/actions/ActionRow.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { rowsLook } from '../../../ui/lists/row-look.ts';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry.ts';
import { SecretDialog } from '../SecretDialog.tsx';
import { useSecretDialog } from '../use-secret-dialog.ts';
import { useCreateWebhook } from './use-save-webhook.ts';
import { WebhookRow } from './WebhookRow.tsx';

const WebhookForm = lazyWithRetry(() => import('./WebhookForm.tsx'));
const WebhooksClosed = lazyWithRetry(() => import('./WebhooksClosed.tsx'));

/** Addresses that events are sent to; `types` are the kinds that the person may read. */
export default function Webhooks({ types }: { types: readonly EventType[] }) {
  const { data, error, refetch } = useWebhooksQuery({ fetchPolicy: 'cache-and-network' });
  const { data: asked } = useNewWebhooksQuery({ fetchPolicy: 'cache-and-network' });
  // The server decides; nothing is hidden before it is known.
  const isOpen = asked?.openFeatures.includes('WEBHOOKS') ?? true;
  const { open, show, close, secret, showSecret } = useSecretDialog('webhook-secret');
  const create = useCreateWebhook(showSecret);
  return (
    <section aria-labelledby="webhooks" className="flex flex-col gap-3">
      <h2 id="webhooks" className="text-title font-semibold">{t`Webhooks`}</h2>
      <p className="text-muted">{t`Addresses of programs that we send events to, such as each new order.`}</p>
      {data ? (
        <ul className={rowsLook}>
          {data.webhookEndpoints.map(webhook => (
            <WebhookRow key={webhook.id} webhook={webhook} types={types} onRotated={showSecret} />
          ))}
          <li>
            {isOpen ? (
              <ActionRow icon={<Plus aria-hidden />} word={t`Add a webhook`} onAct={() => show('webhook')} />
            ) : (
              <Suspense fallback={null}>
                <WebhooksClosed />
              </Suspense>
            )}
          </li>
        </ul>
      ) : error ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-24" />
      )}
      <Suspense fallback={null}>
        {open === 'webhook' && isOpen && (
          <WebhookForm
            title={t`Add a webhook`}
            act={t`Add webhook`}
            types={types}
            start={{ url: '', types: [] }}
            send={create}
            onClose={close}
          />
        )}
      </Suspense>
      {secret && <SecretDialog title={t`The secret of your webhook`} secret={secret} onClose={close} />}
    </section>
  );
}
