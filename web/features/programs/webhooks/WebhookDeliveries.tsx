import { t } from '@lingui/core/macro';
import { type SentWebhookFragment, useWebhookDeliveriesQuery } from '../../../generated/graphql.ts';
import { localMoment } from '../../../lib/formats/moments.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Badge } from '../../../ui/display/Badge.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { MoreButton } from '../../../ui/lists/MoreButton.tsx';
import { Sheet } from '../../../ui/overlays/Sheet.tsx';
import { typeSent } from './event-words.ts';
import { useResend } from './use-webhook-acts.ts';

interface Props {
  endpointId: string;
  host: string;
  onClose: () => void | Promise<void>;
}

/** What was sent to an endpoint, the newest first, with what it answered. */
export default function WebhookDeliveries({ endpointId, host, onClose }: Props) {
  const { data, error, refetch, fetchMore } = useWebhookDeliveriesQuery({
    variables: { endpointId },
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const page = data?.webhookDeliveries;
  const loadMore = (after: string) =>
    fetchMore({
      variables: { after },
      updateQuery: (known, { fetchMoreResult: { webhookDeliveries: next } }) => ({
        webhookDeliveries: { ...next, nodes: [...known.webhookDeliveries.nodes, ...next.nodes] },
      }),
    });
  return (
    <Sheet
      onClose={onClose}
      title={t`Sent to ${host}`}
      description={t`Events of the last 30 days, the newest first.`}
    >
      {page ? (
        <>
          {page.nodes.length === 0 && <p className="text-muted">{t`Nothing was sent yet.`}</p>}
          <ul className="flex flex-col divide-y divide-line">
            {page.nodes.map(delivery => (
              <Delivery key={delivery.id} delivery={delivery} />
            ))}
          </ul>
          <MoreButton
            after={page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null}
            words={t`Show earlier events`}
            isLoading={false}
            onMore={loadMore}
          />
        </>
      ) : error ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-40" />
      )}
    </Sheet>
  );
}

function Delivery({ delivery }: { delivery: SentWebhookFragment }) {
  const { id, status, payload, createdAt, nextAttemptAt, attemptCount, attempts } = delivery;
  const resend = useResend();
  const type = typeSent(payload);
  const last = attempts.at(-1);
  return (
    <li className="flex flex-col gap-1 py-3">
      <p className="flex flex-wrap items-center gap-x-2 font-medium">
        <code className="min-w-0 break-words">{type}</code>
        {status === 'DELIVERED' && <Badge tone="leaf">{t`Delivered`}</Badge>}
        {status === 'PENDING' && (
          <Badge tone={last ? 'warn' : 'info'}>{last ? t`Failed so far` : t`Waiting`}</Badge>
        )}
        {status === 'GIVEN_UP' && <Badge tone="danger">{t`Given up`}</Badge>}
      </p>
      <p className="text-small text-muted">{localMoment(createdAt)}</p>
      {last && (
        <p className="text-small break-words text-muted">
          {last.status === null
            ? t`Attempt ${attemptCount}, no answer: ${last.answer}`
            : t`Attempt ${attemptCount}, status ${last.status} ${last.answer}`}
        </p>
      )}
      {status === 'PENDING' && last && (
        <p className="text-small text-muted">{t`Next attempt ${localMoment(nextAttemptAt)}`}</p>
      )}
      <div>
        <Button
          variant="secondary"
          isSnug
          aria-label={t`Send ${type} of ${localMoment(createdAt)} again`}
          onClick={() => void resend(id)}
        >{t`Send again`}</Button>
      </div>
    </li>
  );
}
