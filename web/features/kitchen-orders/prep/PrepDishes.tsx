import { t } from '@lingui/core/macro';
import { allergenWords } from '../../../food/allergen-words.ts';
import { DietMark } from '../../../food/DietMark.tsx';
import { dishMarkWords } from '../../../food/dish-mark-words.ts';
import type { Mealtime, PrepSheetQuery } from '../../../generated/graphql.ts';
import { DishTick } from './DishTick.tsx';
import { useTickPrepDish } from './use-prep-ticks.ts';

interface Props {
  meal: { serviceDate: string; mealtime: Mealtime };
  dishes: PrepSheetQuery['prepSheet']['dishes'];
}

/** How much of each dish the meal needs. */
export function PrepDishes({ meal, dishes }: Props) {
  const tick = useTickPrepDish(meal);
  const plates = dishes.reduce((sum, dish) => sum + dish.plates, 0);
  const toCook = dishes.reduce((sum, dish) => sum + dish.platesToCook, 0);
  return (
    <section aria-labelledby="to-cook">
      <h2 id="to-cook" className="mb-2 text-title font-bold">
        {t`To cook`}
      </h2>
      <table className="w-full text-left tabular-nums">
        <thead className="text-small text-muted">
          <tr>
            <th scope="col" className="py-1 font-medium">
              {t`Dish`}
            </th>
            <th scope="col" className="px-2 py-1 text-right font-medium">
              {t`Plates`}
            </th>
            <th scope="col" className="py-1 text-right font-medium">
              {t`Not ready`}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-border border-y border-border">
          {dishes.map(dish => (
            <tr key={dish.id} className="break-inside-avoid align-middle">
              <th scope="row" className="font-normal">
                <DishTick dish={dish} onTick={isTicked => void tick(dish, isTicked)}>
                  <span className="flex items-start gap-1.5 text-small text-muted [&>svg]:mt-0.5">
                    {dish.diets.map(diet => (
                      <DietMark key={diet} diet={diet} />
                    ))}
                    <span className="min-w-0">
                      {[...dishMarkWords(dish.marks), allergenWords(dish.allergens)].join(' · ')}
                    </span>
                  </span>
                </DishTick>
              </th>
              <td className="px-2 text-right text-title font-bold">{dish.plates}</td>
              <td className="text-right text-lead">{dish.platesToCook}</td>
            </tr>
          ))}
        </tbody>
        <tfoot className="font-semibold">
          <tr>
            <th scope="row" className="py-2">
              {t`Total`}
            </th>
            <td className="px-2 py-2 text-right">{plates}</td>
            <td className="py-2 text-right">{toCook}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
