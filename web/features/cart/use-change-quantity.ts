import { t } from '@lingui/core/macro';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { changeCart, currentCart } from './cart-store.ts';
import { putBack, setQuantity } from './change-cart.ts';

/** Sets the quantity of a dish; removing it is immediate and can be undone. */
export const useChangeQuantity = () => {
  const toast = useToast();
  return ({ dishId, name }: { dishId: string; name: string }, quantity: number) => {
    const before = currentCart();
    if (!before) return;
    changeCart(cart => cart && setQuantity(cart, dishId, quantity));
    if (quantity > 0) return;
    toast({
      title: t`${name} removed`,
      action: { label: t`Undo`, onAct: () => changeCart(cart => putBack(cart, before, dishId)) },
    });
  };
};
