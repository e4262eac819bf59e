import { t } from '@lingui/core/macro';
import { useBackgroundWorkQuery } from '../../generated/graphql.ts';
import { dateFormat } from '../../lib/formats/formats.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Backlog } from './Backlog.tsx';
import { FailedJobs } from './FailedJobs.tsx';
import { pollMilliseconds } from './poll-milliseconds.ts';
import { QueueTable } from './QueueTable.tsx';

/** What needs an operator first, then what waits, then every queue. */
export function BackgroundWork() {
  const { data, error, refetch } = useBackgroundWorkQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: pollMilliseconds,
    skipPollAttempt: () => document.hidden,
  });
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <Skeleton className="h-96" />;
  const { asOf, queues, outbox, dueWebhooks } = data.backgroundWork;
  const now = new Date(asOf);
  const time = dateFormat({ timeStyle: 'medium' }).format(now);
  return (
    <div className="flex flex-col gap-8">
      <p className="text-small text-muted" role={error ? 'alert' : undefined}>
        {error
          ? t`Last refreshed at ${time}. Retrying automatically.`
          : t`As of ${time}. Refreshes every ${pollMilliseconds / 1000} seconds.`}
      </p>
      <FailedJobs queues={queues} now={now} />
      <Backlog outbox={outbox} dueWebhooks={dueWebhooks} queues={queues} />
      <section aria-labelledby="queues">
        <h2 id="queues" className="mb-3 text-title font-semibold">{t`Everything that runs`}</h2>
        <QueueTable queues={queues} now={now} />
      </section>
    </div>
  );
}
