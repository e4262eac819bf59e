import { OrderSearch } from '../../features/order-admin/OrderSearch.tsx';
import { OrderStatusBadge } from '../../features/orders/OrderStatusBadge.tsx';
import { AdminPage } from './AdminPage.tsx';

export default function OrdersScreen() {
  return (
    <AdminPage title="Orders" text="Of all kitchens, the newest first.">
      <OrderSearch badgeOf={status => <OrderStatusBadge status={status} />} />
    </AdminPage>
  );
}
