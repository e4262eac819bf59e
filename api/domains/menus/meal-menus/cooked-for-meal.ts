import { type Expression, sql } from 'kysely';
import { tables } from '../../../core/query/query.ts';
import type { Mealtime } from '../../mealtimes/mealtime.ts';
import { MealMenu } from './meal-menu.ts';

/** Parts of a statement that say which meal. */
export interface MealOfKitchen {
  supplierId: Expression<string>;
  serviceDate: Expression<string>;
  mealtime: Expression<Mealtime>;
}

/** The dishes of a meal's own menu; null when it has none. */
const ownDishes = ({ supplierId, serviceDate, mealtime }: MealOfKitchen) =>
  tables({ MealMenu })
    .selectFrom('MealMenu as own')
    .where('own.supplierId', '=', supplierId)
    .where('own.serviceDate', '=', serviceDate)
    .where('own.mealtime', '=', mealtime)
    .select('own.dishIds');

/** Whether a dish `d` is cooked for a meal: by the menu of that meal or, without one, on its usual days. */
export const isCookedForMeal = (meal: MealOfKitchen) =>
  sql<boolean>`coalesce(${sql.ref('d.id')} = any((${ownDishes(meal)})::uuid[]),
    ${meal.mealtime} = any(${sql.ref('d.mealtimes')})
      and extract(dow from ${meal.serviceDate})::smallint = any(${sql.ref('d.weekdays')}))`;
