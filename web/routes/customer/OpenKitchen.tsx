import { changeCart } from '../../features/cart/cart-store.ts';
import { hasDishes } from '../../features/cart/cart-totals.ts';
import { chooseWindow } from '../../features/cart/change-cart.ts';
import { DishCounter } from '../../features/cart/DishCounter.tsx';
import { useCart } from '../../features/cart/use-cart.ts';
import { openWindow, type WindowChoice } from '../../features/menu/choose-window.ts';
import { KitchenClosedNote } from '../../features/menu/KitchenClosedNote.tsx';
import { KitchenIntro } from '../../features/menu/KitchenIntro.tsx';
import { KitchenMenu } from '../../features/menu/KitchenMenu.tsx';
import { MealWindowChooser } from '../../features/menu/MealWindowChooser.tsx';
import { useKitchenLive } from '../../features/menu/use-kitchen-live.ts';
import { windowFrom, withWindow } from '../../features/menu/window-in-url.ts';
import { KitchenReviews } from '../../features/reviews/KitchenReviews.tsx';
import type { KitchenQuery } from '../../generated/graphql.ts';
import { useUrlParams } from '../../lib/url-params.ts';
import { KitchenReach } from './KitchenReach.tsx';
import { MarkedHeart } from './MarkedHeart.tsx';

interface Props {
  kitchen: NonNullable<KitchenQuery['supplier']>;
  isLoadingReviews: boolean;
  onMoreReviews: (after: string) => void;
  /** Asks for the kitchen as it is by now. */
  onAgain: () => void;
}

export function OpenKitchen({ kitchen, isLoadingReviews, onMoreReviews, onAgain }: Props) {
  const [search, setSearch] = useUrlParams();
  const cart = useCart();
  useKitchenLive(kitchen.id, onAgain);
  // Dishes chosen before stay together, so their window comes before the one in the address.
  const windowOfCart = hasDishes(cart) && cart.supplierId === kitchen.id ? cart : undefined;
  const chosen = openWindow(kitchen.mealWindows, [windowOfCart, windowFrom(search)]);

  const choose = (window: WindowChoice) => {
    setSearch(current => withWindow(current, window), { replace: true });
    changeCart(current => (current?.supplierId === kitchen.id ? chooseWindow(current, window) : current));
  };

  return (
    <>
      <KitchenIntro supplier={kitchen} heart={<MarkedHeart kitchen={kitchen} />} />
      {kitchen.offersDelivery && kitchen.isActive && <KitchenReach kitchenId={kitchen.id} />}
      <div className="my-6 flex flex-col gap-4">
        <KitchenClosedNote supplier={kitchen} />
        {kitchen.mealWindows.length > 0 && (
          <MealWindowChooser supplier={kitchen} value={chosen} onChange={choose} />
        )}
      </div>
      <KitchenMenu
        supplier={kitchen}
        serviceDate={chosen?.serviceDate}
        actionFor={dish =>
          chosen &&
          kitchen.isActive && (
            <DishCounter
              dish={{ dishId: dish.id, name: dish.name, priceCents: dish.price.cents }}
              origin={{
                supplierId: kitchen.id,
                kitchenName: kitchen.kitchenName,
                serviceDate: chosen.serviceDate,
                mealtime: chosen.mealtime,
                fulfillment: kitchen.offersDelivery ? 'DELIVERY' : 'PICKUP',
              }}
            />
          )
        }
      />
      <KitchenReviews supplier={kitchen} isLoadingMore={isLoadingReviews} onMore={onMoreReviews} />
    </>
  );
}
