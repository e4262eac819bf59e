import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import ReceiptText from '~icons/lucide/receipt-text';
import { paths } from '../../app/paths.ts';
import { CancelByAdmin } from '../../features/order-admin/CancelByAdmin.tsx';
import { KeepByAdmin } from '../../features/order-admin/KeepByAdmin.tsx';
import { OrderFacts } from '../../features/order-admin/OrderFacts.tsx';
import { OrderLines } from '../../features/orders/OrderLines.tsx';
import { OrderTimeline } from '../../features/orders/OrderTimeline.tsx';
import { OrderPayment } from '../../features/payments/OrderPayment.tsx';
import { type AdminOrderQuery, useAdminOrderQuery } from '../../generated/graphql.ts';
import { useMay } from '../../lib/rights.ts';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { AdminDetail } from './AdminDetail.tsx';
import { AdminPage } from './AdminPage.tsx';

/** Few orders have one. */
const OpenIssueNotice = lazyWithRetry(async () => ({
  default: (await import('../../features/order-admin/OpenIssueNotice.tsx')).OpenIssueNotice,
}));
/** At the end of the screen, and not needed before what is above it. */
const NotesAndTrail = lazyWithRetry(() => import('./NotesAndTrail.tsx'));

const refundsOf = ({ refunds }: Pick<NonNullable<AdminOrderQuery['order']>, 'refunds'>) =>
  refunds?.map(({ status }) => status).join();

export default function OrderScreen() {
  const { id = '' } = useParams();
  const may = useMay();
  const seesMoney = may('SEE_MONEY');
  const mayHelp = may('HELP_ORDERS');
  const { data, error, refetch } = useAdminOrderQuery({
    variables: { id, seesMoney },
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
        <AdminPage title={`Order ${order.orderNumber}`} actions={mayHelp && <CancelByAdmin order={order} />}>
          {order.isToDecide && mayHelp && (
            <div className="mb-6">
              <KeepByAdmin orderId={id} />
            </div>
          )}
          {order.issue && !order.issue.handledAt && (
            <Suspense fallback={null}>
              <OpenIssueNotice order={order} onAnswer={() => void refetch()} />
            </Suspense>
          )}
          <div className="grid items-start gap-6 @3xl:grid-cols-2">
            <div className="flex flex-col gap-6">
              <OrderFacts order={order} />
              <OrderLines order={order} />
            </div>
            <div className="flex flex-col gap-6">
              <OrderTimeline order={order} isOwn={false} />
              {seesMoney && <OrderPayment order={order} onChanged={() => void refetch()} />}
            </div>
          </div>
          <Suspense fallback={null}>
            <NotesAndTrail
              subject="ORDER"
              subjectId={id}
              trailOf={order.payment ? [id, order.payment.id] : [id]}
              after={`${order.status}/${order.issue?.handledAt}/${order.paymentStatus}/${refundsOf(order)}`}
            />
          </Suspense>
        </AdminPage>
      )}
    </AdminDetail>
  );
}
