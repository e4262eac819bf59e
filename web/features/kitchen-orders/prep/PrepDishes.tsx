import { allergenWords } from '../../../food/allergen-words.ts';
import { DietMark } from '../../../food/DietMark.tsx';
import { dishMarkWords } from '../../../food/dish-mark-words.ts';
import type { Allergen, Diet, DishMark } from '../../../generated/graphql.ts';

interface Props {
  dishes: readonly {
    dishId: string;
    dishName: string;
    plates: number;
    platesToCook: number;
    allergens: readonly Allergen[];
    diets: readonly Diet[];
    marks: readonly DishMark[];
  }[];
}

/** How much of each dish the meal needs. */
export function PrepDishes({ dishes }: Props) {
  const plates = dishes.reduce((sum, dish) => sum + dish.plates, 0);
  const toCook = dishes.reduce((sum, dish) => sum + dish.platesToCook, 0);
  return (
    <section aria-labelledby="to-cook">
      <h2 id="to-cook" className="mb-2 text-title font-bold">
        To cook
      </h2>
      <table className="w-full text-left tabular-nums">
        <thead className="text-small text-muted">
          <tr>
            <th scope="col" className="py-1 font-medium">
              Dish
            </th>
            <th scope="col" className="px-2 py-1 text-right font-medium">
              Plates
            </th>
            <th scope="col" className="py-1 text-right font-medium">
              Not ready
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-border border-y border-border">
          {dishes.map(dish => (
            <tr key={`${dish.dishId} ${dish.dishName}`} className="break-inside-avoid align-top">
              <th scope="row" className="py-2 font-normal">
                <span className="block text-lead leading-snug font-semibold">{dish.dishName}</span>
                <span className="flex items-start gap-1.5 text-small text-muted [&>svg]:mt-0.5">
                  {dish.diets.map(diet => (
                    <DietMark key={diet} diet={diet} />
                  ))}
                  <span className="min-w-0">
                    {[...dishMarkWords(dish.marks), allergenWords(dish.allergens)].join(' · ')}
                  </span>
                </span>
              </th>
              <td className="px-2 py-2 text-right text-title font-bold">{dish.plates}</td>
              <td className="py-2 text-right text-lead">{dish.platesToCook}</td>
            </tr>
          ))}
        </tbody>
        <tfoot className="font-semibold">
          <tr>
            <th scope="row" className="py-2">
              Total
            </th>
            <td className="px-2 py-2 text-right">{plates}</td>
            <td className="py-2 text-right">{toCook}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
