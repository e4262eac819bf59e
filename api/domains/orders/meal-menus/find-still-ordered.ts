import { sql } from 'kysely';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { type Given, query } from '../../../core/query/query.ts';
import type { Mealtime } from '../../mealtimes/mealtime.ts';
import { Dish } from '../../menus/dish.ts';
import { isCookedForMeal } from '../../menus/meal-menus/cooked-for-meal.ts';
import type { MealOfDay } from '../../menus/meal-menus/meal-of-day.ts';
import type { PublishedMealMenus } from '../../menus/meal-menus/published-meal-menus.ts';
import { Order } from '../order.ts';
import { OrderLine } from '../order-line.ts';
import { OrderStatus } from '../order-status.ts';
import type { StillOrdered } from './still-ordered.ts';

export interface MealsAsked {
  supplierId: string;
  serviceDates: readonly string[];
  mealtimes: readonly Mealtime[];
}

const stillOrderedQuery = query(
  { Order, OrderLine, Dish },
  (from, { supplierId, serviceDates, mealtimes }: Given<MealsAsked>) =>
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
      .where(({ not, ref }) =>
        not(
          isCookedForMeal({
            supplierId: ref('o.supplierId'),
            serviceDate: ref('o.serviceDate'),
            mealtime: ref('o.mealtime'),
          }),
        ),
      )
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
      .orderBy(({ fn }) => fn.max('line.dishName')),
);

/** Finds the dishes that are in orders of the published meals, though their menus no longer have them. */
export const findStillOrdered = (
  ctx: Ctx,
  { supplierId, meals }: PublishedMealMenus,
): Promise<StillOrdered[]> =>
  stillOrderedQuery.all(ctx.sql, {
    supplierId,
    serviceDates: meals.map(meal => meal.serviceDate),
    mealtimes: meals.map(meal => meal.mealtime),
  });
