import { NetworkStatus } from '@apollo/client';
import MapPin from '~icons/lucide/map-pin';
import { useAdminCitiesQuery, useWaitingCitiesQuery } from '../../generated/graphql.ts';
import { nextPage } from '../../lib/next-page.ts';
import { shownRows } from '../../lib/shown-rows.ts';
import { useSteady } from '../../lib/use-steady.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { RowsSkeleton } from '../../ui/feedback/RowsSkeleton.tsx';
import { MoreButton } from '../../ui/lists/MoreButton.tsx';
import { ShownRows } from '../../ui/lists/ShownRows.tsx';
import { CityFilters } from './CityFilters.tsx';
import { CityTable } from './CityTable.tsx';
import { useCitySearch } from './use-city-search.ts';

export function CityList() {
  const { show } = useCitySearch();
  return (
    <>
      <CityFilters />
      {show === 'waiting' ? <WaitingCities /> : <AllCities />}
    </>
  );
}

const fresh = { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } as const;

function AllCities() {
  const { text, show } = useCitySearch();
  const result = useSteady(
    useAdminCitiesQuery({
      variables: { search: text, activeOnly: show === 'active' },
      notifyOnNetworkStatusChange: true,
      ...fresh,
    }),
  );
  const { error, networkStatus, refetch, fetchMore } = result;
  const cities = shownRows(result, data => data.cities.edges)?.map(({ node }) => node);
  if (!cities) return error ? <ErrorState onRetry={() => void refetch()} /> : <RowsSkeleton />;
  if (cities.length === 0)
    return <EmptyState icon={<MapPin />} title="No city matches" text="Add it with the button above." />;
  return (
    <>
      <ShownRows isCurrent={result.data !== undefined}>
        <CityTable cities={cities} />
      </ShownRows>
      {result.data && (
        <MoreButton
          after={nextPage(result.data.cities.pageInfo)}
          words="Show more cities"
          isLoading={networkStatus === NetworkStatus.fetchMore}
          onMore={after => fetchMore({ variables: { after } })}
        />
      )}
    </>
  );
}

function WaitingCities() {
  const { data, error, refetch } = useSteady(useWaitingCitiesQuery(fresh));
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <RowsSkeleton />;
  if (data.waitingCities.length === 0)
    return (
      <EmptyState
        icon={<MapPin />}
        title="All caught up"
        text="Every city with a registered kitchen is open."
      />
    );
  return <CityTable cities={data.waitingCities} />;
}
