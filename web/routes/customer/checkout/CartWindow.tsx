import { t } from '@lingui/core/macro';
import { CartProblemNotice } from '../../../features/cart/CartProblemNotice.tsx';
import type { Cart } from '../../../features/cart/cart.ts';
import type { CartProblem } from '../../../features/cart/cart-problems.ts';
import { changeCart } from '../../../features/cart/cart-store.ts';
import { plateCount } from '../../../features/cart/cart-totals.ts';
import { chooseWindow } from '../../../features/cart/change-cart.ts';
import { isSameWindow, type WindowChoice } from '../../../features/menu/choose-window.ts';
import { MealWindowChooser } from '../../../features/menu/MealWindowChooser.tsx';
import { useCartWindowsQuery } from '../../../generated/graphql.ts';
import { windowName } from '../../../lib/formats/meal-window-words.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';

interface Props {
  cart: Cart;
  problem: CartProblem | undefined;
}

const choose = (window: WindowChoice) => changeCart(cart => cart && chooseWindow(cart, window));

/** The meal window. Windows are fetched again because other customers take plates meanwhile. */
export function CartWindow({ cart, problem }: Props) {
  const { data } = useCartWindowsQuery({
    variables: { supplierId: cart.supplierId },
    fetchPolicy: 'cache-and-network',
  });
  const supplier = data?.supplier;
  if (supplier === null) return null;
  if (!supplier) return <Skeleton className="h-44" />;

  const nextWithRoom = supplier.mealWindows.find(
    window => window.platesLeft >= plateCount(cart) && !isSameWindow(window, cart),
  );
  return (
    <div className="flex flex-col gap-3">
      <CartProblemNotice
        problem={problem}
        action={
          nextWithRoom && (
            <Button
              variant="secondary"
              onClick={() => choose(nextWithRoom)}
            >{t`Switch to ${windowName(nextWithRoom, supplier.city.timeZone, new Date())}`}</Button>
          )
        }
      />
      <MealWindowChooser supplier={supplier} value={cart} onChange={choose} />
    </div>
  );
}
