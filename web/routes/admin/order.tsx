import { ReceiptText } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { ScreenSkeleton } from '../../app/ScreenSkeleton.tsx';
import { Trail } from '../../features/audit/Trail.tsx';
import { CancelByAdmin } from '../../features/order-care/CancelByAdmin.tsx';
import { OrderFacts } from '../../features/order-care/OrderFacts.tsx';
import { OrderLines } from '../../features/orders/OrderLines.tsx';
import { OrderTimeline } from '../../features/orders/OrderTimeline.tsx';
import { useAdminOrderQuery } from '../../generated/graphql.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { AdminPage } from './AdminPage.tsx';

export default function OrderScreen() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useAdminOrderQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const order = data?.order;
  if (order)
    return (
      <AdminPage title={`Order ${order.orderNumber}`} actions={<CancelByAdmin order={order} />}>
        <div className="grid items-start gap-6 @3xl:grid-cols-2">
          <div className="flex flex-col gap-6">
            <OrderFacts order={order} />
            <OrderLines order={order} />
          </div>
          <OrderTimeline order={order} />
        </div>
        <Trail subjectId={id} after={order.status} />
      </AdminPage>
    );
  return (
    <AdminPage title="Order">
      {!error && order === undefined && <ScreenSkeleton />}
      {error && <ErrorState onRetry={() => void refetch()} />}
      {order === null && (
        <EmptyState
          icon={<ReceiptText />}
          title="There is no such order"
          action={<ButtonLink to={paths.adminOrders()}>All orders</ButtonLink>}
        />
      )}
    </AdminPage>
  );
}
