import { NetworkStatus } from '@apollo/client';
import Users from '~icons/lucide/users';
import { useAdminPeopleQuery } from '../../generated/graphql.ts';
import { nextPage } from '../../lib/next-page.ts';
import { shownRows } from '../../lib/shown-rows.ts';
import { useSteady } from '../../lib/use-steady.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { RowsSkeleton } from '../../ui/feedback/RowsSkeleton.tsx';
import { MoreButton } from '../../ui/lists/MoreButton.tsx';
import { ShownRows } from '../../ui/lists/ShownRows.tsx';
import { PeopleFilters } from './PeopleFilters.tsx';
import { PeopleTable } from './PeopleTable.tsx';
import { usePeopleSearch } from './use-people-search.ts';

export function PeopleList() {
  const { search } = usePeopleSearch();
  const result = useSteady(
    useAdminPeopleQuery({
      variables: search,
      fetchPolicy: 'cache-and-network',
      nextFetchPolicy: 'cache-first',
      notifyOnNetworkStatusChange: true,
    }),
  );
  const { error, networkStatus, refetch, fetchMore } = result;
  const people = shownRows(result, data => data.people.edges)?.map(({ node }) => node);
  return (
    <>
      <PeopleFilters />
      {!people && (error ? <ErrorState onRetry={() => void refetch()} /> : <RowsSkeleton />)}
      {people?.length === 0 && (
        <EmptyState icon={<Users />} title="No people found" text="Try a shorter search or another role." />
      )}
      {people && people.length > 0 && (
        <>
          <ShownRows isCurrent={result.data !== undefined}>
            <PeopleTable people={people} />
          </ShownRows>
          {result.data && (
            <MoreButton
              after={nextPage(result.data.people.pageInfo)}
              words="Show more people"
              isLoading={networkStatus === NetworkStatus.fetchMore}
              onMore={after => fetchMore({ variables: { after } })}
            />
          )}
        </>
      )}
    </>
  );
}
