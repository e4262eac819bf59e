import { NetworkStatus } from '@apollo/client';
import { t } from '@lingui/core/macro';
import { Suspense, useState } from 'react';
import CircleCheck from '~icons/lucide/circle-check';
import { type BackgroundWorkQuery, useFailedJobsQuery } from '../../generated/graphql.ts';
import { useDialogInUrl } from '../../lib/dialog-in-url.ts';
import { nextPage } from '../../lib/next-page.ts';
import { inPages } from '../../lib/paged-list.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { RowsSkeleton } from '../../ui/feedback/RowsSkeleton.tsx';
import { MoreButton } from '../../ui/lists/MoreButton.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { FailedJobRow } from './FailedJobRow.tsx';
import { pollMilliseconds } from './poll-milliseconds.ts';
import { RetryAll } from './RetryAll.tsx';
import { useJobActs } from './use-job-acts.ts';

const ConfirmDialog = lazyWithRetry(() => import('../../ui/overlays/ConfirmDialog.tsx'));

interface Props {
  queues: BackgroundWorkQuery['backgroundWork']['queues'];
  now: Date;
}

/** Jobs that nothing repeats: an operator decides what becomes of each. */
export function FailedJobs({ queues, now }: Props) {
  const [hasMore, setHasMore] = useState(false);
  const { data, error, networkStatus, refetch, fetchMore } = useFailedJobsQuery({
    ...inPages,
    // Another look at the first page would remove the later ones from the list.
    pollInterval: hasMore ? 0 : pollMilliseconds,
    skipPollAttempt: () => document.hidden,
  });
  const { retry, retryAll, dismiss } = useJobActs(() => setHasMore(false));
  const { open, show, close } = useDialogInUrl();
  const jobs = data?.failedJobs.edges.map(({ node }) => node);
  const asked = jobs?.find(({ id }) => open === `dismiss-${id}`);
  return (
    <section aria-labelledby="given-up">
      <h2 id="given-up" className="mb-1 text-title font-semibold">{t`Given up`}</h2>
      <p className="mb-3 max-w-prose text-muted">
        {t`These failed after all their tries. Trying again does only what is still missing: an email that arrived isn't sent twice. They're deleted after 30 days.`}
      </p>
      {!jobs && (error ? <ErrorState onRetry={() => void refetch()} /> : <RowsSkeleton />)}
      {jobs?.length === 0 && (
        <EmptyState
          icon={<CircleCheck />}
          title={t`Nothing was given up`}
          text={t`Everything was done, or is being retried automatically.`}
        />
      )}
      {jobs && jobs.length > 0 && (
        <>
          <RetryAll queues={queues} onRetry={retryAll} />
          <ul className="flex flex-col gap-3">
            {jobs.map(job => (
              <li key={job.id}>
                <FailedJobRow
                  job={job}
                  now={now}
                  onRetry={() => retry(job.id)}
                  onDismiss={() => show(`dismiss-${job.id}`)}
                />
              </li>
            ))}
          </ul>
          <MoreButton
            after={nextPage(data!.failedJobs.pageInfo)}
            words={t`Show earlier ones`}
            isLoading={networkStatus === NetworkStatus.fetchMore}
            onMore={after => {
              setHasMore(true);
              return fetchMore({ variables: { after } });
            }}
          />
        </>
      )}
      {asked && (
        <Suspense fallback={null}>
          <ConfirmDialog
            title={t`Dismiss it?`}
            description={t`What it didn't do stays undone, and it can't be tried again.`}
            act={t`Dismiss`}
            onAct={() => dismiss(asked.id)}
            onClose={close}
          />
        </Suspense>
      )}
    </section>
  );
}
