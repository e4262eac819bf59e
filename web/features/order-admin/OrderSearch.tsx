import { NetworkStatus } from '@apollo/client';
import type { ReactNode } from 'react';
import ReceiptText from '~icons/lucide/receipt-text';
import { type OrderStatus, useSearchOrdersQuery } from '../../generated/graphql.ts';
import { nextPage } from '../../lib/next-page.ts';
import { shownRows } from '../../lib/shown-rows.ts';
import { useSteady } from '../../lib/use-steady.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { RowsSkeleton } from '../../ui/feedback/RowsSkeleton.tsx';
import { MoreButton } from '../../ui/lists/MoreButton.tsx';
import { ShownRows } from '../../ui/lists/ShownRows.tsx';
import { IssueTable } from './IssueTable.tsx';
import { OrderFilters } from './OrderFilters.tsx';
import { OrderTable } from './OrderTable.tsx';
import { useOrderSearch } from './use-order-search.ts';

export function OrderSearch({ badgeOf }: { badgeOf: (status: OrderStatus) => ReactNode }) {
  const { search } = useOrderSearch();
  const result = useSteady(
    useSearchOrdersQuery({
      variables: search,
      fetchPolicy: 'cache-and-network',
      nextFetchPolicy: 'cache-first',
      notifyOnNetworkStatusChange: true,
    }),
  );
  const { data, previousData, error, networkStatus, refetch, fetchMore } = result;
  const orders = shownRows(result, ({ searchOrders }) => searchOrders.edges)?.map(({ node }) => node);
  return (
    <>
      <OrderFilters
        kitchenName={data?.searchOrders.edges[0]?.node.supplier.kitchenName}
        openIssues={(data ?? previousData)?.openOrderIssues}
      />
      {!orders && (error ? <ErrorState onRetry={() => void refetch()} /> : <RowsSkeleton />)}
      {orders?.length === 0 && (
        <EmptyState
          icon={<ReceiptText />}
          title={search.hasOpenIssue ? 'No open problem reports' : 'No order matches'}
          text={search.hasOpenIssue ? 'Every report is handled.' : 'Try fewer filters or another day.'}
        />
      )}
      {orders && orders.length > 0 && (
        <>
          <ShownRows isCurrent={data !== undefined}>
            {search.hasOpenIssue ? (
              <IssueTable orders={orders} onAnswer={() => void refetch()} />
            ) : (
              <OrderTable orders={orders} badgeOf={badgeOf} />
            )}
          </ShownRows>
          {data && (
            <MoreButton
              after={nextPage(data.searchOrders.pageInfo)}
              words="Show older orders"
              isLoading={networkStatus === NetworkStatus.fetchMore}
              onMore={after => fetchMore({ variables: { after } })}
            />
          )}
        </>
      )}
    </>
  );
}
