import { t } from '@lingui/core/macro';
import { Suspense } from 'react';
import { OrdersSkeleton } from '../features/orders/OrdersSkeleton.tsx';
import { SignedInOnly } from '../features/session/SignedInOnly.tsx';
import { usePerson } from '../features/session/use-session.ts';
import { PageTitle } from '../ui/display/PageTitle.tsx';
import { lazyWithRetry } from '../ui/loading/lazy-with-retry.ts';

const OwnOrders = lazyWithRetry(() => import('./customer/orders.tsx'));
const OrderBoard = lazyWithRetry(() => import('./supplier/order-board.tsx'));

/** A customer's own orders, or the order board of the signed-in supplier. */
export default function OrdersScreen() {
  const isKitchen = usePerson()?.role === 'SUPPLIER';
  return (
    <>
      <PageTitle>{isKitchen ? 'Orders' : t`Your orders`}</PageTitle>
      <SignedInOnly whileLoading={<OrdersSkeleton />}>
        <Suspense fallback={<OrdersSkeleton />}>{isKitchen ? <OrderBoard /> : <OwnOrders />}</Suspense>
      </SignedInOnly>
    </>
  );
}
