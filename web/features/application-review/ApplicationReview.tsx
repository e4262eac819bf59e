import { NetworkStatus } from '@apollo/client';
import clsx from 'clsx';
import { type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import ArrowLeft from '~icons/lucide/arrow-left';
import Keyboard from '~icons/lucide/keyboard';
import StepForward from '~icons/lucide/step-forward';
import { useReviewQueueQuery } from '../../generated/graphql.ts';
import { useDialogInUrl } from '../../lib/dialog-in-url.ts';
import { nextPage } from '../../lib/next-page.ts';
import { shownRows } from '../../lib/shown-rows.ts';
import { useSteady } from '../../lib/use-steady.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { RowsSkeleton } from '../../ui/feedback/RowsSkeleton.tsx';
import { MoreButton } from '../../ui/lists/MoreButton.tsx';
import { ShownRows } from '../../ui/lists/ShownRows.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { EmptyQueue } from './EmptyQueue.tsx';
import { QueueFilters } from './QueueFilters.tsx';
import { QueueItem } from './QueueItem.tsx';
import { SelectedApplication } from './SelectedApplication.tsx';
import { type Undoable, UndoBar } from './UndoBar.tsx';
import { useDecide } from './use-decide.ts';
import { useQueueSteps } from './use-queue-steps.ts';
import { useReviewKeys } from './use-review-keys.ts';
import { useReviewLive } from './use-review-live.ts';
import { useSelectedApplication } from './use-selected-application.ts';

const KeysHelp = lazyWithRetry(() => import('./KeysHelp.tsx'));

interface Props {
  isSignedIn: boolean;
  trailOf: (id: string, after: string, supplierId: string) => ReactNode;
}

/** The queue beside the selected application; one at a time on narrow screens. */
export function ApplicationReview({ isSignedIn, trailOf }: Props) {
  const { status, statuses, search, selected, change, isShown, notificationPath } = useSelectedApplication();
  const result = useSteady(
    useReviewQueueQuery({
      variables: { statuses, search },
      fetchPolicy: 'cache-and-network',
      nextFetchPolicy: 'cache-first',
      notifyOnNetworkStatusChange: true,
    }),
  );
  const { data, previousData, error, networkStatus, refetch, fetchMore } = result;
  useReviewLive(isSignedIn, () => void refetch());
  const queue = shownRows(result, ({ applications }) => applications.edges)?.map(({ node }) => node);
  const searchField = useRef<HTMLInputElement>(null);
  const [undoable, setUndoable] = useState<Undoable | null>(null);
  const { open, show, close } = useDialogInUrl();
  const forgetUndo = useCallback(() => setUndoable(null), []);
  const { undo, isDeciding } = useDecide();

  // Steps wait for the answer, though rows of the search before are still seen.
  const ids = data?.applications.edges.map(({ node }) => node.id);
  const { step, leave, stay, isSelected } = useQueueSteps({
    idsFound: () => (isShown() ? ids : undefined),
    selected,
    select: application => change({ application }),
  });
  useReviewKeys({
    j: () => step(1),
    k: () => step(-1),
    '?': () => show('keys'),
    '/': () => searchField.current?.focus(),
  });
  const goOn = (decided: string) => {
    leave(decided);
    void refetch();
  };
  const takeBack = async ({ decisionId, applicationId }: Undoable) => {
    const answer = await undo(decisionId);
    if ('refusal' in answer) {
      setUndoable({ decisionId, applicationId, words: answer.refusal });
      return;
    }
    setUndoable(null);
    stay();
    change({ application: applicationId });
    void refetch();
  };

  return (
    <div className="grid gap-6 @4xl:grid-cols-[19rem_1fr]">
      <section aria-label="Queue" className={clsx(selected && '@max-4xl:hidden')}>
        <QueueFilters counts={(data ?? previousData)?.applicationCounts} searchField={searchField} />
        {!queue && (error ? <ErrorState onRetry={() => void refetch()} /> : <RowsSkeleton />)}
        {queue?.length === 0 && <EmptyQueue isNarrowed={status !== null || search !== null} />}
        {queue && (
          <ShownRows isCurrent={data !== undefined}>
            <ul className="flex flex-col gap-2">
              {queue.map(application => (
                <li key={application.id}>
                  <QueueItem
                    application={application}
                    isSelected={application.id === selected}
                    to={notificationPath(application.id)}
                  />
                </li>
              ))}
            </ul>
          </ShownRows>
        )}
        {data && (
          <MoreButton
            after={nextPage(data.applications.pageInfo)}
            words="Show more"
            isLoading={networkStatus === NetworkStatus.fetchMore}
            onMore={after => fetchMore({ variables: { after } })}
          />
        )}
        <Button variant="ghost" isSnug className="mt-2" onClick={() => show('keys')}>
          <Keyboard aria-hidden className="size-5" /> Keys
        </Button>
      </section>
      {selected && (
        <Button
          variant="ghost"
          isSnug
          className="-mb-4 -ml-3 justify-self-start @4xl:hidden"
          onClick={() => change({ application: null })}
        >
          <ArrowLeft aria-hidden className="size-5" /> Queue
        </Button>
      )}
      <div className={clsx('@container min-w-0', !selected && '@max-4xl:hidden')}>
        {selected ? (
          <SelectedApplication
            id={selected}
            isSelected={isSelected}
            onDecided={goOn}
            onUndoable={setUndoable}
            trailOf={trailOf}
          />
        ) : (
          <EmptyState
            icon={<StepForward />}
            title="Choose an application"
            text="Or press j to start with the oldest one, and ? for all shortcuts."
          />
        )}
      </div>
      {undoable && (
        <UndoBar
          key={undoable.decisionId}
          last={undoable}
          isUndoing={isDeciding}
          onUndo={() => void takeBack(undoable)}
          onGone={forgetUndo}
        />
      )}
      {open === 'keys' && (
        <Suspense fallback={null}>
          <KeysHelp onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
