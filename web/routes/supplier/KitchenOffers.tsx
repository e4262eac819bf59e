import { OwnOffers } from '../../features/kitchen-offers/OwnOffers.tsx';
import { useMyTiffinOffersQuery } from '../../generated/graphql.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { MenuSkeleton } from './MenuSkeleton.tsx';

/** The tiffin plans that the kitchen offers. */
export function KitchenOffers() {
  const { data, error, refetch } = useMyTiffinOffersQuery({
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  if (!data?.myMenu) return error ? <ErrorState onRetry={() => void refetch()} /> : <MenuSkeleton />;
  return <OwnOffers offers={data.myTiffinOffers.offers} menu={data.myMenu.categories} />;
}
