import { dishQuantityLimit } from '../../../schema/constants.ts';
import { useDialogInUrl } from '../../lib/dialog-in-url.ts';
import { Stepper } from '../../ui/forms/Stepper.tsx';
import type { CartDish, CartOrigin } from './cart.ts';
import { isFromAnotherKitchen, quantityOf } from './cart-totals.ts';
import { ReplaceCartDialog } from './ReplaceCartDialog.tsx';
import { useAddDish } from './use-add-dish.ts';
import { useCart } from './use-cart.ts';
import { useChangeQuantity } from './use-change-quantity.ts';

/** A plus that becomes a stepper in place, bound to the cart. */
export function DishCounter({ dish, origin }: { dish: CartDish; origin: CartOrigin }) {
  const cart = useCart();
  const add = useAddDish();
  const change = useChangeQuantity();
  const { open, show, close } = useDialogInUrl();
  const question = `replace-cart-${dish.dishId}`;

  const isElsewhere = isFromAnotherKitchen(cart, origin.supplierId);
  const quantity = isElsewhere ? 0 : quantityOf(cart, dish.dishId);

  const setQuantity = (wanted: number) => {
    if (isElsewhere) show(question);
    else if (quantity === 0) add(origin, dish);
    else change(dish, wanted);
  };

  return (
    <>
      <Stepper label={dish.name} value={quantity} max={dishQuantityLimit} onChange={setQuantity} />
      {open === question && isElsewhere && cart && (
        <ReplaceCartDialog
          from={cart.kitchenName}
          to={origin.kitchenName}
          onReplace={() => add(origin, dish)}
          onClose={close}
        />
      )}
    </>
  );
}
