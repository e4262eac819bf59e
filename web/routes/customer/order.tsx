import { t } from '@lingui/core/macro';
import { Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import SearchX from '~icons/lucide/search-x';
import { paths } from '../../app/paths.ts';
import { ReorderButton } from '../../features/cart/reorder/ReorderButton.tsx';
import { PayNow } from '../../features/checkout/PayNow.tsx';
import { CancelOrder } from '../../features/orders/CancelOrder.tsx';
import { OrderHandover } from '../../features/orders/OrderHandover.tsx';
import { OrderHeading } from '../../features/orders/OrderHeading.tsx';
import { OrderIssue } from '../../features/orders/OrderIssue.tsx';
import { OrderLines } from '../../features/orders/OrderLines.tsx';
import { OrderReceipt } from '../../features/orders/OrderReceipt.tsx';
import { OrdersSkeleton } from '../../features/orders/OrdersSkeleton.tsx';
import { OrderTimeline } from '../../features/orders/OrderTimeline.tsx';
import { PaymentNote } from '../../features/orders/PaymentNote.tsx';
import { PlacedConfirmation } from '../../features/orders/PlacedConfirmation.tsx';
import { useOrderLive } from '../../features/orders/use-order-live.ts';
import { OrderReview } from '../../features/reviews/OrderReview.tsx';
import { useOrderQuery } from '../../generated/graphql.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { sentenceText } from '../../lib/sentence-text.ts';
import { usePerson } from '../../lib/session/use-session.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { EndSide, Sides } from '../../ui/layout/Sides.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';

const PushOffer = lazyWithRetry(() => import('../../features/notifications/PushOffer.tsx'));

export default function OwnOrder() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const { data, error, refetch } = useOrderQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const order = data?.order;
  const user = usePerson();
  useOrderLive(id, user !== undefined, () => void refetch());
  useDocumentTitle(order ? t`Order ${order.orderNumber}` : t`Order`);

  if (order)
    return (
      <>
        <OrderHeading order={order} />
        <Sides className="gap-6">
          {search.has('placed') && order.status === 'PLACED' && (
            <PlacedConfirmation orderNumber={order.orderNumber} isPaid={order.paymentStatus !== 'DUE'} />
          )}
          {search.has('placed') && (
            <Suspense fallback={null}>
              <PushOffer />
            </Suspense>
          )}
          <PayNow order={order} />
          <OrderTimeline order={order} sayReason={sentenceText} />
          <CancelOrder order={order} />
          <OrderIssue order={order} />
          <OrderReview order={order} startsOpen={search.has('rate')} />
          <EndSide>
            <div className="contents shrink-0 flex-col gap-6 border-border bg-surface p-4 wide:flex wide:rounded-card wide:border">
              <OrderHandover order={order} />
              <OrderLines order={order}>
                <PaymentNote status={order.paymentStatus} isCanceled={order.status === 'CANCELED'} />
              </OrderLines>
              <OrderReceipt order={order} />
              <ReorderButton order={order} fullWidth />
            </div>
          </EndSide>
        </Sides>
      </>
    );
  if (!error && order === undefined) return <OrdersSkeleton />;
  return (
    <>
      <h1 tabIndex={-1} className="sr-only">{t`Order`}</h1>
      {error ? <ErrorState onRetry={() => void refetch()} /> : <NoSuchOrder />}
    </>
  );
}

const NoSuchOrder = () => (
  <EmptyState
    icon={<SearchX />}
    title={t`Order not found`}
    text={t`We couldn't find this order in your account.`}
    action={<ButtonLink to={paths.orders()}>{t`View your orders`}</ButtonLink>}
  />
);
