import { Suspense } from 'react';
import { useStored } from '../lib/stored.ts';
import { late } from '../ui/lazy-with-retry.ts';
import { paths } from './paths.ts';

const CartBar = late<{ to: string }>(() =>
  import('../features/cart/CartBar.tsx').then(module => ({ default: module.CartBar })),
);

/** Fetches the cart's code only for those who have put something into one. */
export function CartBarSlot() {
  const [cart] = useStored('cart');
  if (!cart) return null;
  return (
    <Suspense fallback={null}>
      <CartBar to={paths.cart()} />
    </Suspense>
  );
}
