import { t } from '@lingui/core/macro';
import { useParams } from 'react-router-dom';
import SearchX from '~icons/lucide/search-x';
import { paths } from '../../app/paths.ts';
import { useKitchenOrdersLive } from '../../features/kitchen-orders/board/use-kitchen-orders-live.ts';
import { useNow } from '../../features/kitchen-orders/board/use-now.ts';
import { KitchenOrderFacts } from '../../features/kitchen-orders/KitchenOrderFacts.tsx';
import { KitchenOrderTimeline } from '../../features/kitchen-orders/KitchenOrderTimeline.tsx';
import { CancelByKitchen } from '../../features/kitchen-orders/steps/CancelByKitchen.tsx';
import { StepTaker } from '../../features/kitchen-orders/steps/StepTaker.tsx';
import { OrderStatusBadge } from '../../features/orders/OrderStatusBadge.tsx';
import { OrdersSkeleton } from '../../features/orders/OrdersSkeleton.tsx';
import { RefundNotices } from '../../features/orders/RefundNotices.tsx';
import { useKitchenOrderQuery } from '../../generated/graphql.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { usePerson } from '../../lib/session/use-session.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { PageTitle } from '../../ui/display/PageTitle.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';

const pollMilliseconds = 30_000;

export default function KitchenOrder() {
  const { id = '' } = useParams();
  const now = useNow();
  const { data, error, refetch } = useKitchenOrderQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    pollInterval: pollMilliseconds,
    skipPollAttempt: () => document.hidden,
  });
  useKitchenOrdersLive(usePerson() !== undefined, () => void refetch());
  const order = data?.order;
  useDocumentTitle(order ? t`Order ${order.orderNumber}` : t`Order`);

  if (order) {
    const { timeZone } = order.supplier.city;
    return (
      <>
        <PageTitle
          text={<OrderStatusBadge status={order.status} />}
        >{t`Order ${order.orderNumber}`}</PageTitle>
        <div className="grid items-start gap-6 min-[56rem]:grid-cols-[3fr_2fr]">
          <KitchenOrderFacts order={order} timeZone={timeZone} now={now} />
          <div className="flex flex-col gap-6 max-[56rem]:contents">
            <div className="max-[56rem]:order-first">
              <StepTaker key={order.id} order={order} timeZone={timeZone} now={now} />
            </div>
            <RefundNotices order={order} />
            <KitchenOrderTimeline order={order} timeZone={timeZone} />
            <CancelByKitchen order={order} />
          </div>
        </div>
      </>
    );
  }
  if (!error && order === undefined) return <OrdersSkeleton />;
  return (
    <>
      <h1 tabIndex={-1} className="sr-only">
        {t`Order`}
      </h1>
      {error ? <ErrorState onRetry={() => void refetch()} /> : <NoSuchOrder />}
    </>
  );
}

const NoSuchOrder = () => (
  <EmptyState
    icon={<SearchX />}
    title={t`Order not found`}
    text={t`We couldn't find this order in your kitchen.`}
    action={<ButtonLink to={paths.orders()}>{t`View your orders`}</ButtonLink>}
  />
);
