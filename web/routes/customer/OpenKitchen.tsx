import { Suspense } from 'react';
import { needsChoices } from '../../../schema/rules/chosen.ts';
import { ChooseDish } from '../../features/cart/ChooseDish.tsx';
import type { CartDish, CartOrigin } from '../../features/cart/cart.ts';
import { changeCart } from '../../features/cart/cart-store.ts';
import { hasDishes } from '../../features/cart/cart-totals.ts';
import { chooseWindow } from '../../features/cart/change-cart.ts';
import { DishCounter } from '../../features/cart/DishCounter.tsx';
import { useCart } from '../../features/cart/use-cart.ts';
import { useCartHours } from '../../features/cart/use-cart-hours.ts';
import { CityNotices } from '../../features/cities/CityNotices.tsx';
import { useHouseholdPeople } from '../../features/household/use-household.ts';
import { openWindow, type WindowChoice } from '../../features/menu/choose-window.ts';
import { KitchenClosedNote } from '../../features/menu/KitchenClosedNote.tsx';
import { KitchenIntro } from '../../features/menu/KitchenIntro.tsx';
import { KitchenMenu, type MenuDish } from '../../features/menu/KitchenMenu.tsx';
import { MealPicker } from '../../features/menu/MealPicker.tsx';
import { useKitchenLive } from '../../features/menu/use-kitchen-live.ts';
import { windowFrom, withWindow } from '../../features/menu/window-in-url.ts';
import { EveryWeek } from '../../features/tiffin-plans/offers/EveryWeek.tsx';
import { OfferedPlans } from '../../features/tiffin-plans/offers/OfferedPlans.tsx';
import WherePlansStart from '../../features/tiffin-plans/starting/WherePlansStart.tsx';
import type { KitchenQuery } from '../../generated/graphql.ts';
import { useUrlParams } from '../../lib/url-params.ts';
import { useRoomBeside } from '../../lib/use-wide-window.ts';
import { EndSide, Sides } from '../../ui/layout/Sides.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { KitchenReach } from './KitchenReach.tsx';
import { MarkedHeart } from './MarkedHeart.tsx';

const CartPanel = lazyWithRetry(() => import('./CartPanel.tsx'));
const ChosenDish = lazyWithRetry(() => import('../../features/cart/ChosenDish.tsx'));
const DishForHousehold = lazyWithRetry(() => import('../../features/household/DishForHousehold.tsx'));
const KitchenReviews = lazyWithRetry(() => import('../../features/reviews/KitchenReviews.tsx'));

interface Props {
  kitchen: NonNullable<KitchenQuery['supplier']>;
  isLoadingReviews: boolean;
  onMoreReviews: (after: string) => Promise<unknown>;
  /** Asks for the kitchen as it is by now. */
  onAgain: () => void;
}

const cartDish = ({ id, name, price, plates }: MenuDish): CartDish => ({
  dishId: id,
  name,
  priceCents: price.cents,
  plates,
  choices: [],
});

export function OpenKitchen({ kitchen, isLoadingReviews, onMoreReviews, onAgain }: Props) {
  const [search, setSearch] = useUrlParams();
  const cart = useCart();
  const hasRoom = useRoomBeside();
  const people = useHouseholdPeople();
  useCartHours(kitchen);
  useKitchenLive(kitchen.id, onAgain);
  // Dishes chosen before stay together, so their window comes before the one in the address.
  const windowOfCart = hasDishes(cart) && cart.supplierId === kitchen.id ? cart : undefined;
  const chosen = openWindow(kitchen.mealWindows, [windowOfCart, windowFrom(search)]);

  const origin: CartOrigin | undefined =
    chosen && kitchen.isActive
      ? {
          supplierId: kitchen.id,
          kitchenName: kitchen.kitchenName,
          serviceDate: chosen.serviceDate,
          mealtime: chosen.mealtime,
          fulfillment: kitchen.offersDelivery ? 'DELIVERY' : 'PICKUP',
        }
      : undefined;

  const warn = (dish: MenuDish, choices?: MenuDish['optionGroups'][number]['choices']) => (
    <Suspense fallback={null}>
      <DishForHousehold dish={dish} choices={choices} people={people} />
    </Suspense>
  );

  const choose = (window: WindowChoice) => {
    setSearch(current => withWindow(current, window), { replace: true });
    changeCart(current => (current?.supplierId === kitchen.id ? chooseWindow(current, window) : current));
  };

  return (
    <Sides>
      <KitchenIntro supplier={kitchen} heart={<MarkedHeart kitchen={kitchen} />} />
      <div className="my-2 flex flex-col gap-2 empty:hidden">
        <CityNotices news={kitchen.city} />
        <KitchenClosedNote supplier={kitchen} />
      </div>
      {kitchen.mealWindows.length > 0 && (
        <MealPicker
          supplier={kitchen}
          value={chosen}
          onChange={choose}
          className="sticky top-14 z-21 -mx-4 bg-bg px-4 py-0.5 max-[18rem]:static"
        />
      )}
      <KitchenMenu
        supplier={kitchen}
        meal={chosen}
        popular={kitchen.popularDishes.map(({ id }) => id)}
        actionFor={(dish, onOpen) =>
          origin &&
          (needsChoices(dish.optionGroups) ? (
            <ChooseDish dish={cartDish(dish)} supplierId={kitchen.id} onOpen={onOpen} />
          ) : (
            <DishCounter dish={cartDish(dish)} origin={origin} />
          ))
        }
        warningFor={people.length > 0 ? dish => warn(dish) : undefined}
        choicesFor={(dish, onDone) =>
          origin && (
            <ChosenDish
              dish={cartDish(dish)}
              groups={dish.optionGroups}
              origin={origin}
              warningFor={people.length > 0 ? choices => warn(dish, [...choices]) : undefined}
              onAdded={onDone}
            />
          )
        }
      >
        {kitchen.isActive && (
          <WherePlansStart supplierId={kitchen.id}>
            <EveryWeek supplier={kitchen} hasMeal={Boolean(windowOfCart)} />
          </WherePlansStart>
        )}
      </KitchenMenu>
      {kitchen.offersDelivery && kitchen.isActive && <KitchenReach kitchenId={kitchen.id} />}
      {kitchen.isActive && (
        <WherePlansStart supplierId={kitchen.id}>
          <OfferedPlans supplier={kitchen} />
        </WherePlansStart>
      )}
      <Suspense fallback={null}>
        <KitchenReviews supplier={kitchen} isLoadingMore={isLoadingReviews} onMore={onMoreReviews} />
      </Suspense>
      {hasRoom && (
        <EndSide>
          <Suspense fallback={null}>
            <CartPanel />
          </Suspense>
        </EndSide>
      )}
    </Sides>
  );
}
