import { Suspense } from 'react';
import { useMyTiffinOffersQuery } from '../../generated/graphql.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { MenuSkeleton } from './MenuSkeleton.tsx';

const OwnOffers = lazyWithRetry(() => import('../../features/kitchen-offers/OwnOffers.tsx'));

/** The tiffin plans that the kitchen offers. */
export function KitchenOffers() {
  const { data, error, refetch } = useMyTiffinOffersQuery({
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  if (!data?.myMenu) return error ? <ErrorState onRetry={() => void refetch()} /> : <MenuSkeleton />;
  return (
    <Suspense fallback={<MenuSkeleton />}>
      <OwnOffers offers={data.myTiffinOffers.offers} menu={data.myMenu.categories} />
    </Suspense>
  );
}
