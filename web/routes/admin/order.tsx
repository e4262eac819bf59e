import { useParams } from 'react-router-dom';
import ReceiptText from '~icons/lucide/receipt-text';
import { paths } from '../../app/paths.ts';
import { Trail } from '../../features/audit/Trail.tsx';
import { CancelByAdmin } from '../../features/order-admin/CancelByAdmin.tsx';
import { KeepByAdmin } from '../../features/order-admin/KeepByAdmin.tsx';
import { OpenIssueNotice } from '../../features/order-admin/OpenIssueNotice.tsx';
import { OrderFacts } from '../../features/order-admin/OrderFacts.tsx';
import { OrderLines } from '../../features/orders/OrderLines.tsx';
import { OrderTimeline } from '../../features/orders/OrderTimeline.tsx';
import { OrderPayment } from '../../features/payments/OrderPayment.tsx';
import { useAdminOrderQuery } from '../../generated/graphql.ts';
import { AdminDetail } from './AdminDetail.tsx';
import { AdminPage } from './AdminPage.tsx';

export default function OrderScreen() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useAdminOrderQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  return (
    <AdminDetail
      thing={data?.order}
      hasFailed={error !== undefined}
      onRetry={() => void refetch()}
      kind="Order"
      icon={<ReceiptText />}
      all={{ words: 'All orders', to: paths.adminOrders() }}
    >
      {order => (
        <AdminPage title={`Order ${order.orderNumber}`} actions={<CancelByAdmin order={order} />}>
          {order.isToDecide && (
            <div className="mb-6">
              <KeepByAdmin orderId={id} />
            </div>
          )}
          <OpenIssueNotice order={order} onAnswer={() => void refetch()} />
          <div className="grid items-start gap-6 @3xl:grid-cols-2">
            <div className="flex flex-col gap-6">
              <OrderFacts order={order} />
              <OrderLines order={order} />
            </div>
            <div className="flex flex-col gap-6">
              <OrderTimeline order={order} isOwn={false} />
              <OrderPayment order={order} onChanged={() => void refetch()} />
            </div>
          </div>
          <Trail subjectId={id} after={`${order.status}/${order.issue?.handledAt}`} />
        </AdminPage>
      )}
    </AdminDetail>
  );
}
