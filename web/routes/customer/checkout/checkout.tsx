import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Suspense, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { changeCart } from '../../../features/cart/cart-store.ts';
import { hasDishes } from '../../../features/cart/cart-totals.ts';
import { EmptyCart } from '../../../features/cart/EmptyCart.tsx';
import { useCart } from '../../../features/cart/use-cart.ts';
import { orderAttempts } from '../../../features/checkout/order-attempts.ts';
import { PaymentNotice } from '../../../features/checkout/PaymentNotice.tsx';
import { useTakesCards } from '../../../features/checkout/use-payment-way.ts';
import { type Placing, usePlaceOrder } from '../../../features/checkout/use-place-order.ts';
import { SignedInOnly } from '../../../features/session/SignedInOnly.tsx';
import { useSession } from '../../../lib/session/use-session.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { PageTitle } from '../../../ui/display/PageTitle.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Sides } from '../../../ui/layout/Sides.tsx';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry.ts';
import { OrderToJoin } from './OrderToJoin.tsx';
import { PlaceOrder } from './PlaceOrder.tsx';

const PayByCard = lazyWithRetry<{ orderId: string; onPlaced: () => void; onBack: () => void }>(
  () => import('../../../features/checkout/PayByCard.tsx'),
);

export default function CheckoutScreen() {
  const placing = usePlaceOrder({ onPlaced: () => changeCart(() => undefined) });
  const takesCards = useTakesCards();
  const [search, setSearch] = useSearchParams();
  const toPay = placing.heldId ?? search.get('pay');
  if (placing.placedId) return <Navigate to={`${paths.order(placing.placedId)}?placed=1`} replace />;
  if (placing.heldId && !search.has('pay')) return <Navigate to={`?pay=${placing.heldId}`} replace />;
  return (
    <>
      <PageTitle>{t`Checkout`}</PageTitle>
      <Sides className="gap-8">
        {takesCards && toPay ? (
          <HeldOrder
            orderId={toPay}
            onBack={() => {
              placing.reset();
              setSearch({}, { replace: true });
            }}
          />
        ) : (
          <OrderOfCart placing={placing} takesCards={takesCards === true} />
        )}
      </Sides>
    </>
  );
}

/** Held while it is paid; the server reports what happens next. */
function HeldOrder({ orderId, onBack }: { orderId: string; onBack: () => void }) {
  const [isPlaced, setIsPlaced] = useState(false);
  const client = useApolloClient();
  const placed = () => {
    changeCart(() => undefined);
    orderAttempts.forget();
    client.cache.evict({ fieldName: 'orders' });
    setIsPlaced(true);
  };
  if (isPlaced) return <Navigate to={`${paths.order(orderId)}?placed=1`} replace />;
  return (
    <SignedInOnly forRole="CUSTOMER" whileLoading={<Skeleton className="h-80" />}>
      <Suspense fallback={<Skeleton className="h-80" />}>
        <PayByCard orderId={orderId} onPlaced={placed} onBack={onBack} />
      </Suspense>
    </SignedInOnly>
  );
}

function OrderOfCart({ placing, takesCards }: { placing: Placing; takesCards: boolean }) {
  const cart = useCart();
  const { user, loading, hasFailed, retry } = useSession();

  if (!hasDishes(cart))
    return takesCards ? (
      <EmptyCart action={<ButtonLink to={paths.home()}>{t`Return to Home`}</ButtonLink>} />
    ) : (
      <PaymentNotice />
    );
  if (loading) return <Skeleton className="h-64" />;
  if (hasFailed) return <ErrorState onRetry={retry} />;
  if (!user) return <OrderToJoin cart={cart} takesCards={takesCards} />;
  if (user.role !== 'CUSTOMER')
    return (
      <Notice tone="warn">{t`Orders are placed from a customer account. You are signed in as ${user.name}.`}</Notice>
    );
  return <PlaceOrder cart={cart} placing={placing} takesCards={takesCards} />;
}
