import { Suspense } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { OrdersSkeleton } from '../features/orders/OrdersSkeleton.tsx';
import { SignedInOnly } from '../features/session/SignedInOnly.tsx';
import { usePerson } from '../lib/session/use-session.ts';
import { lazyWithRetry } from '../ui/loading/lazy-with-retry.ts';

const OwnOrder = lazyWithRetry(() => import('./customer/order.tsx'));
const KitchenOrder = lazyWithRetry(() => import('./supplier/kitchen-order.tsx'));

/** One order, as its customer sees it or as the kitchen that cooks it does; staff see it among all orders. */
export default function OrderScreen() {
  const { id = '' } = useParams();
  const role = usePerson()?.role;
  if (role === 'ADMIN') return <Navigate to={paths.adminOrder(id)} replace />;
  const isKitchen = role === 'SUPPLIER';
  return (
    <SignedInOnly whileLoading={<OrdersSkeleton />}>
      <Suspense fallback={<OrdersSkeleton />}>{isKitchen ? <KitchenOrder /> : <OwnOrder />}</Suspense>
    </SignedInOnly>
  );
}
