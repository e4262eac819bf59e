import { NetworkStatus } from '@apollo/client';
import { usePayoutListQuery } from '../../generated/graphql.ts';
import { nextPage } from '../../lib/next-page.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { MoreButton } from '../../ui/MoreButton.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { MarkPaid } from './MarkPaid.tsx';
import { PayoutCard } from './PayoutCard.tsx';

interface Props {
  /** Given where payouts can be marked as paid. */
  onChanged?: () => void;
}

/** Statements, the newest first. */
export function PayoutList({ onChanged }: Props) {
  const { data, error, networkStatus, refetch, fetchMore } = usePayoutListQuery({
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  return (
    <section aria-labelledby="payouts">
      <h2 id="payouts" className="mb-3 text-title font-bold">
        Payouts
      </h2>
      {data ? (
        <>
          {data.payouts.edges.length === 0 && (
            <p className="rounded-card border border-border bg-surface p-4 text-muted">
              No payouts yet. They are made every night for the orders that were delivered.
            </p>
          )}
          <ul className="flex flex-col gap-4">
            {data.payouts.edges.map(({ node }) => (
              <li key={node.id}>
                <PayoutCard
                  payout={node}
                  action={onChanged && (id => <MarkPaid payoutId={id} onPaid={onChanged} />)}
                />
              </li>
            ))}
          </ul>
          <MoreButton
            after={nextPage(data.payouts.pageInfo)}
            words="Show more payouts"
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
