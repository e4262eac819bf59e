import { Navigate } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { changeCart } from '../../features/cart/cart-store.ts';
import { hasDishes } from '../../features/cart/cart-totals.ts';
import { useCart } from '../../features/cart/use-cart.ts';
import { PaymentNotice } from '../../features/checkout/PaymentNotice.tsx';
import { SignInToOrder } from '../../features/checkout/SignInToOrder.tsx';
import { type Placing, usePlaceOrder } from '../../features/checkout/use-place-order.ts';
import { rememberReturnTo } from '../../features/session/return-to.ts';
import { useSession } from '../../features/session/use-session.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { PlaceOrder } from './PlaceOrder.tsx';

export default function CheckoutScreen() {
  const placing = usePlaceOrder({ onPlaced: () => changeCart(() => undefined) });
  if (placing.placedId) return <Navigate to={`${paths.order(placing.placedId)}?placed=1`} replace />;
  return (
    <>
      <PageTitle>Checkout</PageTitle>
      <div className="flex flex-col gap-8">
        <PaymentNotice />
        <OrderOfCart placing={placing} />
      </div>
    </>
  );
}

function OrderOfCart({ placing }: { placing: Placing }) {
  const cart = useCart();
  const { user, loading, hasFailed, askAgain } = useSession();

  if (!hasDishes(cart)) return null;
  if (loading) return <Skeleton className="h-64" />;
  if (hasFailed) return <ErrorState onRetry={askAgain} />;
  if (!user) return <SignInToOrder onSignIn={() => rememberReturnTo(paths.checkout())} />;
  if (user.role !== 'CUSTOMER')
    return (
      <Notice tone="warn">
        Orders are placed from a customer account. You are signed in as {user.name}.
      </Notice>
    );
  return <PlaceOrder cart={cart} placing={placing} />;
}
