import { Suspense } from 'react';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';

const OrderingStopNotice = lazyWithRetry(() => import('./OrderingStopNotice.tsx'));

interface Props {
  stop: { reason: string; until: string | null } | null | undefined;
  isForCook?: boolean;
}

/** Loads the notice only while ordering is stopped. */
export const StopNotice = ({ stop, isForCook }: Props) =>
  stop && (
    <Suspense fallback={null}>
      <OrderingStopNotice stop={stop} isForCook={isForCook} />
    </Suspense>
  );
