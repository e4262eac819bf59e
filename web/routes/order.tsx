import { Suspense } from 'react';
import { OrdersSkeleton } from '../features/orders/OrdersSkeleton.tsx';
import { SignedInOnly } from '../features/session/SignedInOnly.tsx';
import { usePerson } from '../features/session/use-session.ts';
import { lazyWithRetry } from '../ui/loading/lazy-with-retry.ts';

const OwnOrder = lazyWithRetry(() => import('./customer/order.tsx'));
const KitchenOrder = lazyWithRetry(() => import('./supplier/kitchen-order.tsx'));

/** One order, as its customer sees it or as the kitchen that cooks it does. */
export default function OrderScreen() {
  const isKitchen = usePerson()?.role === 'SUPPLIER';
  return (
    <SignedInOnly whileLoading={<OrdersSkeleton />}>
      <Suspense fallback={<OrdersSkeleton />}>{isKitchen ? <KitchenOrder /> : <OwnOrder />}</Suspense>
    </SignedInOnly>
  );
}
