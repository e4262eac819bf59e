import { t } from '@lingui/core/macro';
import { useBoardChanged } from '../../features/kitchen-orders/board/use-board-changed.ts';
import { useKitchenOrdersLive } from '../../features/kitchen-orders/board/use-kitchen-orders-live.ts';
import { usePrepTicksLive } from '../../features/kitchen-orders/prep/use-prep-ticks.ts';
import { todayPollMilliseconds } from '../../features/kitchen-orders/today/today-poll.ts';
import { SignedInOnly } from '../../features/session/SignedInOnly.tsx';
import { useSupplierTodayQuery } from '../../generated/graphql.ts';
import { useSteady } from '../../lib/use-steady.ts';
import { useWakeLock } from '../../lib/use-wake-lock.ts';
import { PageTitle } from '../../ui/display/PageTitle.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { SupplierToday } from './SupplierToday.tsx';

export default function SupplierTodayScreen() {
  return (
    <SignedInOnly forRole="SUPPLIER" whileLoading={<TodaySkeleton />}>
      <OwnToday />
    </SignedInOnly>
  );
}

function OwnToday() {
  useWakeLock();
  usePrepTicksLive();
  const { data, error, refetch } = useSteady(
    useSupplierTodayQuery({
      fetchPolicy: 'cache-and-network',
      pollInterval: todayPollMilliseconds,
      skipPollAttempt: () => document.hidden,
    }),
  );
  const boardChanged = useBoardChanged();
  useKitchenOrdersLive(true, () => void boardChanged());
  if (data?.myKitchen && data.kitchenAgenda)
    return <SupplierToday kitchen={data.myKitchen} agenda={data.kitchenAgenda} />;
  return error ? <ErrorState onRetry={() => void refetch()} /> : <TodaySkeleton />;
}

const TodaySkeleton = () => (
  <>
    <PageTitle>{t`Today`}</PageTitle>
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">{t`Loading your kitchen`}</span>
      <Skeleton className="h-96 rounded-card" />
      <Skeleton className="h-64 rounded-card" />
    </div>
  </>
);
