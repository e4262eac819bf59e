import { t } from '@lingui/core/macro';
import type { TodayMealQuery } from '../../../generated/graphql.ts';
import type { Meal } from '../board/next-meal.ts';
import { DishTick } from '../prep/DishTick.tsx';
import { useTickPrepDish } from '../prep/use-prep-ticks.ts';

interface Props {
  meal: Meal;
  dishes: TodayMealQuery['prepSheet']['dishes'];
}

/** What the meal needs in total, to be read from a step away and ticked off. */
export function MealDishes({ meal, dishes }: Props) {
  const tick = useTickPrepDish(meal);
  return (
    <section aria-label={t`To cook`}>
      <h3 className="mb-1 font-semibold">{t`To cook`}</h3>
      <ul className="divide-y divide-border border-y border-border">
        {dishes.map(dish => (
          <li key={dish.id} className="flex items-center justify-between gap-3">
            <div className="min-w-0 flex-1">
              <DishTick dish={dish} onTick={isTicked => void tick(dish, isTicked)} />
            </div>
            <span className="shrink-0 text-title font-bold tabular-nums">× {dish.plates}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
