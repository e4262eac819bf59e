import { NetworkStatus } from '@apollo/client';
import { t } from '@lingui/core/macro';
import CalendarSync from '~icons/lucide/calendar-sync';
import ReceiptText from '~icons/lucide/receipt-text';
import { paths } from '../../app/paths.ts';
import { ReorderButton } from '../../features/cart/reorder/ReorderButton.tsx';
import { OrderCard } from '../../features/orders/OrderCard.tsx';
import { OrdersSkeleton } from '../../features/orders/OrdersSkeleton.tsx';
import { RateLink } from '../../features/reviews/RateLink.tsx';
import { useOrdersQuery } from '../../generated/graphql.ts';
import { nextPage } from '../../lib/next-page.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { MoreButton } from '../../ui/lists/MoreButton.tsx';

export default function OwnOrders() {
  const { data, error, networkStatus, refetch, fetchMore } = useOrdersQuery({
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <OrdersSkeleton />;

  const { edges, pageInfo } = data.orders;
  if (edges.length === 0)
    return (
      <EmptyState
        icon={<ReceiptText />}
        title={t`No orders yet`}
        text={t`Your first tiffin is a few taps away.`}
        action={<ButtonLink to={paths.home()}>{t`Browse kitchens`}</ButtonLink>}
      />
    );
  return (
    <>
      <ButtonLink variant="ghost" to={paths.tiffinPlans()} className="-mt-3 mb-1 -ml-5 self-start">
        <CalendarSync aria-hidden className="size-5" /> {t`Tiffin plans`}
      </ButtonLink>
      <ul className="flex flex-col gap-3">
        {edges.map(({ node }) => (
          <li key={node.id}>
            <OrderCard
              order={node}
              actions={
                <>
                  <RateLink order={node} />
                  <ReorderButton order={node} />
                </>
              }
            />
          </li>
        ))}
      </ul>
      <MoreButton
        after={nextPage(pageInfo)}
        words={t`Show more orders`}
        isLoading={networkStatus === NetworkStatus.fetchMore}
        onMore={after => fetchMore({ variables: { after } })}
      />
    </>
  );
}
