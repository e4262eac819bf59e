import { NetworkStatus } from '@apollo/client';
import ScrollText from '~icons/lucide/scroll-text';
import { useAuditEventsQuery } from '../../generated/graphql.ts';
import { nextPage } from '../../lib/next-page.ts';
import { shownRows } from '../../lib/shown-rows.ts';
import { useSteady } from '../../lib/use-steady.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { RowsSkeleton } from '../../ui/feedback/RowsSkeleton.tsx';
import { MoreButton } from '../../ui/lists/MoreButton.tsx';
import { ShownRows } from '../../ui/lists/ShownRows.tsx';
import { AuditEntry } from './AuditEntry.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import { useAuditFilter } from './use-audit-filter.ts';

export function AuditList() {
  const { filter } = useAuditFilter();
  const result = useSteady(
    useAuditEventsQuery({
      variables: { filter, first: 30 },
      fetchPolicy: 'cache-and-network',
      nextFetchPolicy: 'cache-first',
      notifyOnNetworkStatusChange: true,
    }),
  );
  const { error, networkStatus, refetch, fetchMore } = result;
  const events = shownRows(result, data => data.auditEvents.edges);
  return (
    <>
      <AuditFilters />
      {!events && (error ? <ErrorState onRetry={() => void refetch()} /> : <RowsSkeleton />)}
      {events?.length === 0 && (
        <EmptyState
          icon={<ScrollText />}
          title="No matching decisions"
          text="Try a longer period or fewer filters."
        />
      )}
      {events && (
        <>
          <ShownRows isCurrent={result.data !== undefined}>
            <ul className="divide-y divide-border">
              {events.map(({ node }) => (
                <li key={node.id}>
                  <AuditEntry event={node} />
                </li>
              ))}
            </ul>
          </ShownRows>
          {result.data && (
            <MoreButton
              after={nextPage(result.data.auditEvents.pageInfo)}
              words="Show earlier decisions"
              isLoading={networkStatus === NetworkStatus.fetchMore}
              onMore={after => fetchMore({ variables: { after } })}
            />
          )}
        </>
      )}
    </>
  );
}
