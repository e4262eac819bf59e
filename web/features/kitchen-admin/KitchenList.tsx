import { NetworkStatus } from '@apollo/client';
import CookingPot from '~icons/lucide/cooking-pot';
import { useAdminKitchensQuery } from '../../generated/graphql.ts';
import { nextPage } from '../../lib/next-page.ts';
import { shownRows } from '../../lib/shown-rows.ts';
import { useSteady } from '../../lib/use-steady.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { RowsSkeleton } from '../../ui/feedback/RowsSkeleton.tsx';
import { MoreButton } from '../../ui/lists/MoreButton.tsx';
import { ShownRows } from '../../ui/lists/ShownRows.tsx';
import { KitchenFilters } from './KitchenFilters.tsx';
import { KitchenTable } from './KitchenTable.tsx';
import { useKitchenSearch } from './use-kitchen-search.ts';

export function KitchenList() {
  const { text, status } = useKitchenSearch();
  const result = useSteady(
    useAdminKitchensQuery({
      variables: { text, status },
      fetchPolicy: 'cache-and-network',
      nextFetchPolicy: 'cache-first',
      notifyOnNetworkStatusChange: true,
    }),
  );
  const { error, networkStatus, refetch, fetchMore } = result;
  const kitchens = shownRows(result, data => data.kitchens.edges)?.map(({ node }) => node);
  return (
    <>
      <KitchenFilters />
      {!kitchens && (error ? <ErrorState onRetry={() => void refetch()} /> : <RowsSkeleton />)}
      {kitchens?.length === 0 && (
        <EmptyState
          icon={<CookingPot />}
          title="No kitchen matches"
          text="Try a shorter search or another status."
        />
      )}
      {kitchens && kitchens.length > 0 && (
        <>
          <ShownRows isCurrent={result.data !== undefined}>
            <KitchenTable kitchens={kitchens} />
          </ShownRows>
          {result.data && (
            <MoreButton
              after={nextPage(result.data.kitchens.pageInfo)}
              words="Show more kitchens"
              isLoading={networkStatus === NetworkStatus.fetchMore}
              onMore={after => fetchMore({ variables: { after } })}
            />
          )}
        </>
      )}
    </>
  );
}
