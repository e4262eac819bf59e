import { t } from '@lingui/core/macro';
import { type Cooked, firstMealOf } from '../../../../schema/rules/cooked-then.ts';
import { CartProblemNotice } from '../../../features/cart/CartProblemNotice.tsx';
import type { Cart } from '../../../features/cart/cart.ts';
import type { CartProblem } from '../../../features/cart/cart-problems.ts';
import { changeCart } from '../../../features/cart/cart-store.ts';
import { plateCount } from '../../../features/cart/cart-totals.ts';
import { chooseWindow } from '../../../features/cart/change-cart.ts';
import { useCartHours } from '../../../features/cart/use-cart-hours.ts';
import { isSameWindow, type WindowChoice } from '../../../features/menu/choose-window.ts';
import { MealPicker } from '../../../features/menu/MealPicker.tsx';
import { useCartWindowsQuery } from '../../../generated/graphql.ts';
import { windowName } from '../../../lib/formats/meal-window-words.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';

interface Props {
  cart: Cart;
  /** Dishes of the cart as the server knows them. */
  dishes: readonly Cooked[];
  problem: CartProblem | undefined;
}

const choose = (window: WindowChoice) => changeCart(cart => cart && chooseWindow(cart, window));

/** The meal window. Windows are fetched again because other customers take plates meanwhile. */
export function CartWindow({ cart, dishes, problem }: Props) {
  const { data } = useCartWindowsQuery({
    variables: { supplierId: cart.supplierId },
    fetchPolicy: 'cache-and-network',
  });
  const supplier = data?.supplier;
  useCartHours(supplier);
  if (supplier === null) return null;
  if (!supplier) return <Skeleton className="h-11" />;

  const nextWithRoom = firstMealOf(
    dishes,
    supplier.mealWindows.filter(
      window => window.platesLeft >= plateCount(cart) && !isSameWindow(window, cart),
    ),
    supplier.mealMenus,
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
      <MealPicker supplier={supplier} value={cart} onChange={choose} />
    </div>
  );
}
