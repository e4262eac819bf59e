import { lazy, Suspense } from 'react';
import { useStored } from '../lib/stored.ts';
import { paths } from './paths.ts';

const CartBar = lazy(() =>
  import('../features/cart/CartBar.tsx').then(module => ({ default: module.CartBar })),
);

/** Fetches the cart's code only for those who have put something into one. */
export function CartPlace() {
  const [cart] = useStored('cart');
  if (!cart) return null;
  return (
    <Suspense fallback={null}>
      <CartBar to={paths.cart()} />
    </Suspense>
  );
}
