import { Suspense } from 'react';
import { dishQuantityLimit } from '../../../schema/constants.ts';
import { useDialogInUrl } from '../../lib/dialog-in-url.ts';
import { Stepper } from '../../ui/forms/Stepper.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import type { CartDish, CartOrigin } from './cart.ts';
import { isFromAnotherKitchen } from './cart-totals.ts';
import { lineKey } from './line-key.ts';
import { useAddDish } from './use-add-dish.ts';
import { useCart } from './use-cart.ts';
import { useChangeQuantity } from './use-change-quantity.ts';

const ReplaceCartDialog = lazyWithRetry(() => import('./ReplaceCartDialog.tsx'));

/** A plus that becomes a stepper in place, bound to the cart. */
export function DishCounter({ dish, origin }: { dish: CartDish; origin: CartOrigin }) {
  const cart = useCart();
  const add = useAddDish();
  const change = useChangeQuantity();
  const { open, show, close } = useDialogInUrl();
  const question = `replace-cart-${dish.dishId}`;

  const isElsewhere = isFromAnotherKitchen(cart, origin.supplierId);
  const quantity = isElsewhere
    ? 0
    : (cart?.lines.find(line => lineKey(line) === lineKey(dish))?.quantity ?? 0);

  const setQuantity = (wanted: number) => {
    if (isElsewhere) show(question);
    else if (quantity === 0) add(origin, dish);
    else change(dish, wanted);
  };

  return (
    <>
      <Stepper label={dish.name} value={quantity} max={dishQuantityLimit} onChange={setQuantity} />
      {open === question && isElsewhere && cart && (
        <Suspense fallback={null}>
          <ReplaceCartDialog
            from={cart.kitchenName}
            to={origin.kitchenName}
            onReplace={() => add(origin, dish)}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
