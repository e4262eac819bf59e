import { useEffect, useRef } from 'react';
import type { Meal } from '../board/next-meal.ts';
import { countNewOrders } from './count-new-orders.ts';
import { useAnnounceOrders } from './use-announce-orders.ts';

/** Announces new orders for any of the meals to screen readers and by a sound. */
export function NewOrdersOfMeals({ meals }: { meals: readonly Meal[] }) {
  const before = useRef<readonly Meal[]>(undefined);
  const { words, announce } = useAnnounceOrders();
  useEffect(() => {
    const fresh = before.current ? countNewOrders(before.current, meals) : 0;
    before.current = meals;
    if (fresh > 0) announce(fresh);
  }, [meals, announce]);
  return (
    <p role="status" className="sr-only">
      {words}
    </p>
  );
}
