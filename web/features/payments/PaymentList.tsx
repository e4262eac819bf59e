import { NetworkStatus } from '@apollo/client';
import { usePaymentListQuery } from '../../generated/graphql.ts';
import { nextPage } from '../../lib/next-page.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { MoreButton } from '../../ui/MoreButton.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { PaymentRow } from './PaymentRow.tsx';

export function PaymentList({ onChanged }: { onChanged: () => void }) {
  const { data, error, networkStatus, refetch, fetchMore } = usePaymentListQuery({
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const changed = () => {
    void refetch();
    onChanged();
  };
  return (
    <section aria-labelledby="payments">
      <h2 id="payments" className="mb-3 text-title font-bold">
        Payments
      </h2>
      {data ? (
        <>
          <ul className="divide-y divide-border rounded-card border border-border bg-surface">
            {data.payments.edges.map(({ node }) => (
              <PaymentRow key={node.id} payment={node} onChanged={changed} />
            ))}
            {data.payments.edges.length === 0 && <li className="p-4 text-muted">No payments yet.</li>}
          </ul>
          <MoreButton
            after={nextPage(data.payments.pageInfo)}
            words="Show more payments"
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
