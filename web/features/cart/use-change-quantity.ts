import { t } from '@lingui/core/macro';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import type { CartLine } from './cart.ts';
import { changeCart, currentCart } from './cart-store.ts';
import { putBack, setQuantity } from './change-cart.ts';
import { lineKey } from './line-key.ts';

/** Sets the quantity of a dish; removing it is immediate and can be undone. */
export const useChangeQuantity = () => {
  const toast = useToast();
  return (line: Pick<CartLine, 'dishId' | 'choices' | 'name'>, quantity: number) => {
    const key = lineKey(line);
    const before = currentCart();
    if (!before) return;
    changeCart(cart => cart && setQuantity(cart, key, quantity));
    if (quantity > 0) return;
    toast({
      title: t`${line.name} removed`,
      action: { label: t`Undo`, onAct: () => changeCart(cart => putBack(cart, before, key)) },
    });
  };
};
