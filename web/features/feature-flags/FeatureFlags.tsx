import { Suspense } from 'react';
import { useFeatureFlagsQuery } from '../../generated/graphql.ts';
import { useDialogInUrl } from '../../lib/dialog-in-url.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { RowsSkeleton } from '../../ui/feedback/RowsSkeleton.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { FlagCard } from './FlagCard.tsx';

const FlagDialog = lazyWithRetry(() => import('./FlagDialog.tsx'));

/** All features, each with what it opens and for whom. */
export function FeatureFlags() {
  const { data, error, refetch } = useFeatureFlagsQuery({ fetchPolicy: 'cache-and-network' });
  const { open, show, close } = useDialogInUrl();
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <RowsSkeleton />;
  const changed = data.featureFlags.find(({ key }) => open === `change-${key}`);
  return (
    <>
      <ul className="flex flex-col gap-3">
        {data.featureFlags.map(flag => (
          <li key={flag.key}>
            <FlagCard flag={flag} onChange={() => show(`change-${flag.key}`)} />
          </li>
        ))}
      </ul>
      {changed && (
        <Suspense fallback={null}>
          <FlagDialog flag={changed} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
