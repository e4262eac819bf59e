import type { Ctx } from '../../../core/operation/ctx.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { isCookedForMeal } from '../../menus/meal-menus/cooked-for-meal.ts';
import type { PublishedMealMenus } from '../../menus/meal-menus/published-meal-menus.ts';
import {
  type MealsAsked,
  mealOfOrder,
  mealsAsked,
  orderedForMeals,
  orderedTables,
} from './ordered-for-meals.ts';
import type { StillOrdered } from './still-ordered.ts';

const stillOrderedQuery = query(orderedTables, (from, asked: Given<MealsAsked>) =>
  orderedForMeals(from, asked).where(({ not }) => not(isCookedForMeal(mealOfOrder))),
);

/** Finds the dishes that are in orders of the published meals, though their menus no longer have them. */
export const findStillOrdered = (ctx: Ctx, published: PublishedMealMenus): Promise<StillOrdered[]> =>
  stillOrderedQuery.all(ctx.sql, mealsAsked(published));
