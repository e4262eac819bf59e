import { sql } from 'kysely';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { Dish } from '../../menus/dish.ts';
import { contentForMeal } from '../../menus/meal-menus/content-for-meal.ts';
import { isCookedForMeal } from '../../menus/meal-menus/cooked-for-meal.ts';
import type { MealOfDay } from '../../menus/meal-menus/meal-of-day.ts';
import type { PublishedMealMenus } from '../../menus/meal-menus/published-meal-menus.ts';
import { Order } from '../order.ts';
import { OrderLine } from '../order-line.ts';
import { OrderStatus } from '../order-status.ts';
import type { MealsAsked } from './find-still-ordered.ts';
import type { OrderedContent } from './ordered-content.ts';

const orderedContentsQuery = query(
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
      .where('line.mealContent', '<>', '')
      .where(({ and, ref }) => {
        const meal = {
          supplierId: ref('o.supplierId'),
          serviceDate: ref('o.serviceDate'),
          mealtime: ref('o.mealtime'),
        };
        return and([
          isCookedForMeal(meal),
          sql<boolean>`${ref('line.mealContent')} is distinct from ${contentForMeal(meal)}`,
        ]);
      })
      .groupBy(['o.serviceDate', 'o.mealtime', 'line.dishId', 'line.mealContent'])
      .select(({ fn, cast }) => [
        'o.serviceDate',
        'o.mealtime',
        'line.dishId',
        fn.max('line.dishName').as('dishName'),
        sql<string>`${sql.ref('line.mealContent')}`.as('mealContent'),
        cast<number>(fn.count('o.id').distinct(), 'integer').as('orders'),
      ])
      .orderBy('o.serviceDate')
      .orderBy(({ fn }) => fn.min('o.servedFrom'))
      .orderBy(({ fn }) => fn.max('line.dishName'))
      .orderBy('line.mealContent'),
);

/** Finds what is in ordered tiffins of the day of the published meals, where their menus have something else by now. */
export const findOrderedContents = (
  ctx: Ctx,
  { supplierId, meals }: PublishedMealMenus,
): Promise<OrderedContent[]> =>
  orderedContentsQuery.all(ctx.sql, {
    supplierId,
    serviceDates: meals.map(meal => meal.serviceDate),
    mealtimes: meals.map(meal => meal.mealtime),
  });
