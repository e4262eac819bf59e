import { SearchX } from 'lucide-react';
import { useParams, useSearchParams } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { ReorderButton } from '../../features/cart/ReorderButton.tsx';
import { CancelOrder } from '../../features/orders/CancelOrder.tsx';
import { OrderHandover } from '../../features/orders/OrderHandover.tsx';
import { OrderLines } from '../../features/orders/OrderLines.tsx';
import { OrderStatusBadge } from '../../features/orders/OrderStatusBadge.tsx';
import { OrdersSkeleton } from '../../features/orders/OrdersSkeleton.tsx';
import { OrderTimeline } from '../../features/orders/OrderTimeline.tsx';
import { PlacedConfirmation } from '../../features/orders/PlacedConfirmation.tsx';
import { OrderReview } from '../../features/reviews/OrderReview.tsx';
import { SignedInOnly } from '../../features/session/SignedInOnly.tsx';
import { useOrderQuery } from '../../generated/graphql.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';

export default function OrderScreen() {
  const { id = '' } = useParams();
  return (
    <SignedInOnly whileLoading={<OrdersSkeleton />}>
      <Order id={id} />
    </SignedInOnly>
  );
}

function Order({ id }: { id: string }) {
  const [search] = useSearchParams();
  const { data, error, refetch } = useOrderQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const order = data?.order;
  useDocumentTitle(order ? `Order ${order.orderNumber}` : 'Order');

  if (order)
    return (
      <>
        <PageTitle text={<OrderStatusBadge status={order.status} />}>Order {order.orderNumber}</PageTitle>
        <div className="flex flex-col gap-6">
          {search.has('placed') && order.status === 'PLACED' && (
            <PlacedConfirmation orderNumber={order.orderNumber} />
          )}
          <OrderTimeline order={order} />
          <CancelOrder order={order} />
          <OrderReview order={order} startsOpen={search.has('rate')} />
          <OrderHandover order={order} />
          <OrderLines order={order} />
          <ReorderButton order={order} fullWidth />
        </div>
      </>
    );
  if (!error && order === undefined) return <OrdersSkeleton />;
  return (
    <>
      <h1 tabIndex={-1} className="sr-only">
        Order
      </h1>
      {error ? <ErrorState onRetry={() => void refetch()} /> : <NoSuchOrder />}
    </>
  );
}

const NoSuchOrder = () => (
  <EmptyState
    icon={<SearchX />}
    title="Order not found"
    text="There is no such order among yours."
    action={<ButtonLink to={paths.orders()}>See your orders</ButtonLink>}
  />
);
