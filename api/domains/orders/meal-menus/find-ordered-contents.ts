import { sql } from 'kysely';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { contentForMeal } from '../../menus/meal-menus/content-for-meal.ts';
import { isCookedForMeal } from '../../menus/meal-menus/cooked-for-meal.ts';
import type { PublishedMealMenus } from '../../menus/meal-menus/published-meal-menus.ts';
import type { OrderedContent } from './ordered-content.ts';
import {
  type MealsAsked,
  mealOfOrder,
  mealsAsked,
  orderedForMeals,
  orderedTables,
} from './ordered-for-meals.ts';

const orderedContentsQuery = query(orderedTables, (from, asked: Given<MealsAsked>) =>
  orderedForMeals(from, asked)
    .where('line.mealContent', '<>', '')
    .where(({ and, ref }) =>
      and([
        isCookedForMeal(mealOfOrder),
        sql<boolean>`${ref('line.mealContent')} is distinct from ${contentForMeal(mealOfOrder)}`,
      ]),
    )
    .groupBy('line.mealContent')
    .select(sql<string>`${sql.ref('line.mealContent')}`.as('mealContent'))
    .orderBy('line.mealContent'),
);

/** Finds what is in ordered tiffins of the day of the published meals, where their menus have something else by now. */
export const findOrderedContents = (ctx: Ctx, published: PublishedMealMenus): Promise<OrderedContent[]> =>
  orderedContentsQuery.all(ctx.sql, mealsAsked(published));
