import { t } from '@lingui/core/macro';
import { cartLineLimit } from '../../../schema/constants.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import type { CartDish, CartOrigin } from './cart.ts';
import { changeCart, currentCart } from './cart-store.ts';
import { addDish, isFull } from './change-cart.ts';
import { lineKey } from './line-key.ts';

/** Puts one of a dish into the cart; into a cart of another kitchen only after that was asked about. */
export const useAddDish = () => {
  const toast = useToast();
  return (origin: CartOrigin, dish: CartDish, more = 1) => {
    const before = currentCart();
    changeCart(cart => addDish(cart, origin, dish, more));
    const isRefused =
      before?.supplierId === origin.supplierId &&
      isFull(before) &&
      before.lines.every(line => lineKey(line) !== lineKey(dish));
    if (isRefused)
      toast({
        title: t`Your cart is full`,
        description: t`At most ${cartLineLimit} different dishes in one order.`,
      });
  };
};
