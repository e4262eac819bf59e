import { t } from '@lingui/core/macro';
import { Suspense } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { OrdersSkeleton } from '../features/orders/OrdersSkeleton.tsx';
import { SignedInOnly } from '../features/session/SignedInOnly.tsx';
import { usePerson } from '../lib/session/use-session.ts';
import { PageTitle } from '../ui/display/PageTitle.tsx';
import { lazyWithRetry } from '../ui/loading/lazy-with-retry.ts';

const OwnOrders = lazyWithRetry(() => import('./customer/orders.tsx'));
const OrderBoard = lazyWithRetry(() => import('./supplier/order-board.tsx'));

/** A customer's own orders, or the order board of the signed-in supplier; staff have an area for all orders. */
export default function OrdersScreen() {
  const role = usePerson()?.role;
  if (role === 'ADMIN') return <Navigate to={paths.adminOrders()} replace />;
  const isKitchen = role === 'SUPPLIER';
  return (
    <>
      <PageTitle>{isKitchen ? t`Orders` : t`Your orders`}</PageTitle>
      <SignedInOnly whileLoading={<OrdersSkeleton />}>
        <Suspense fallback={<OrdersSkeleton />}>{isKitchen ? <OrderBoard /> : <OwnOrders />}</Suspense>
      </SignedInOnly>
    </>
  );
}
