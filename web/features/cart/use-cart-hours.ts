import { useEffect } from 'react';
import type { Cart } from './cart.ts';
import { changeCart } from './cart-store.ts';
import { useCart } from './use-cart.ts';

interface Meal extends Pick<Cart, 'serviceDate' | 'mealtime'> {
  servedFrom: string;
  servedUntil: string;
}

interface Kitchen {
  id: string;
  mealWindows: readonly Meal[];
  city: { timeZone: string };
}

/** Notes in the cart when its meal is served, wherever the meals of its kitchen are at hand. */
export const useCartHours = (kitchen: Kitchen | null | undefined) => {
  const cart = useCart();
  const meal =
    cart && kitchen?.id === cart.supplierId
      ? kitchen.mealWindows.find(
          each => each.serviceDate === cart.serviceDate && each.mealtime === cart.mealtime,
        )
      : undefined;
  const from = meal?.servedFrom;
  const until = meal?.servedUntil;
  const timeZone = kitchen?.city.timeZone;
  const known = cart?.hours;
  const isKnown = known?.from === from && known?.until === until && known?.timeZone === timeZone;
  useEffect(() => {
    if (!from || !until || !timeZone || isKnown) return;
    changeCart(current => current && { ...current, hours: { from, until, timeZone } });
  }, [from, until, timeZone, isKnown]);
};
