import { type Kysely, sql } from 'kysely';
import type { Given, Tables } from '../../../core/query/query.ts';
import type { Mealtime } from '../../mealtimes/mealtime.ts';
import { Dish } from '../../menus/dish.ts';
import type { MealOfKitchen } from '../../menus/meal-menus/cooked-for-meal.ts';
import type { MealOfDay } from '../../menus/meal-menus/meal-of-day.ts';
import type { PublishedMealMenus } from '../../menus/meal-menus/published-meal-menus.ts';
import { Order } from '../order.ts';
import { OrderLine } from '../order-line.ts';
import { OrderStatus } from '../order-status.ts';

export const orderedTables = { Order, OrderLine, Dish };

export interface MealsAsked {
  supplierId: string;
  serviceDates: readonly string[];
  mealtimes: readonly Mealtime[];
}

export const mealsAsked = ({ supplierId, meals }: PublishedMealMenus): MealsAsked => ({
  supplierId,
  serviceDates: meals.map(meal => meal.serviceDate),
  mealtimes: meals.map(meal => meal.mealtime),
});

/** Order `o`, line `line` and dish `d` of what is ordered for meals; to be grouped by dish. */
export const orderedForMeals = (
  from: Kysely<Tables<typeof orderedTables>>,
  { supplierId, serviceDates, mealtimes }: Given<MealsAsked>,
) =>
  from
    .selectFrom(
      sql<MealOfDay>`unnest(${serviceDates}::date[], ${mealtimes}::text[])`.as<'meal'>(
        sql`meal(service_date, mealtime)`,
      ),
    )
    .innerJoin('Order as o', join =>
      join
        .on('o.supplierId', '=', supplierId)
        .onRef('o.serviceDate', '=', 'meal.serviceDate')
        .onRef('o.mealtime', '=', 'meal.mealtime')
        .on('o.status', '<>', OrderStatus.CANCELED),
    )
    .innerJoin('OrderLine as line', 'line.orderId', 'o.id')
    .innerJoin('Dish as d', 'd.id', 'line.dishId')
    .groupBy(['o.serviceDate', 'o.mealtime', 'line.dishId'])
    .select(({ fn, cast }) => [
      'o.serviceDate',
      'o.mealtime',
      'line.dishId',
      fn.max('line.dishName').as('dishName'),
      cast<number>(fn.count('o.id').distinct(), 'integer').as('orders'),
    ])
    .orderBy('o.serviceDate')
    .orderBy(({ fn }) => fn.min('o.servedFrom'))
    .orderBy(({ fn }) => fn.max('line.dishName'));

/** The meal of order `o`. */
export const mealOfOrder: MealOfKitchen = {
  supplierId: sql.ref('o.supplierId'),
  serviceDate: sql.ref('o.serviceDate'),
  mealtime: sql.ref('o.mealtime'),
};
