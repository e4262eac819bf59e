import { Suspense } from 'react';
import { useStored } from '../lib/stored.ts';
import { lazyWithRetry } from '../ui/loading/lazy-with-retry.ts';
import { paths } from './paths.ts';

const CartBar = lazyWithRetry<{ to: string }>(() =>
  import('../features/cart/CartBar.tsx').then(module => ({ default: module.CartBar })),
);

/** Loads the cart's code only when the cart has dishes. */
export function CartBarSlot() {
  const [cart] = useStored('cart');
  if (!cart) return null;
  return (
    <Suspense fallback={null}>
      <CartBar to={paths.cart()} />
    </Suspense>
  );
}
