import { NetworkStatus } from '@apollo/client';
import { useRefundListQuery } from '../../generated/graphql.ts';
import { nextPage } from '../../lib/next-page.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { MoreButton } from '../../ui/MoreButton.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { RefundRow } from './RefundRow.tsx';

export function RefundList({ onChanged }: { onChanged: () => void }) {
  const { data, error, networkStatus, refetch, fetchMore } = useRefundListQuery({
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  return (
    <section aria-labelledby="refunds">
      <h2 id="refunds" className="mb-3 text-title font-bold">
        Refunds
      </h2>
      {data ? (
        <>
          <ul className="divide-y divide-border rounded-card border border-border bg-surface">
            {data.refunds.edges.map(({ node }) => (
              <RefundRow key={node.id} refund={node} onChanged={onChanged} />
            ))}
            {data.refunds.edges.length === 0 && <li className="p-4 text-muted">No refunds yet.</li>}
          </ul>
          <MoreButton
            after={nextPage(data.refunds.pageInfo)}
            words="Show more refunds"
            isLoading={networkStatus === NetworkStatus.fetchMore}
            onMore={after => void fetchMore({ variables: { after } })}
          />
        </>
      ) : error ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-40" />
      )}
    </section>
  );
}
