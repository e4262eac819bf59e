import { OrderSearch } from '../../features/order-admin/OrderSearch.tsx';
import { OrderStatusBadge } from '../../features/orders/OrderStatusBadge.tsx';
import { AdminPage } from './AdminPage.tsx';

export default function OrdersScreen() {
  return (
    <AdminPage title="Orders" text="From all kitchens, newest first.">
      <OrderSearch badgeOf={status => <OrderStatusBadge status={status} />} />
    </AdminPage>
  );
}
