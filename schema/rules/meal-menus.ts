import * as z from 'zod/mini';
import { mealContentLimit, mealMenuDishLimit, mealMenuWeeks, mealtimes } from '../constants.ts';
import { withValues } from '../with-values.ts';
import { line } from './text.ts';

const mostMeals = mealMenuWeeks * 7 * mealtimes.length;

const meal = z.object({ serviceDate: z.string(), mealtime: z.enum(mealtimes) });
type Meal = z.infer<typeof meal>;

/** What is in a tiffin of the day for one meal. */
export const mealContent = line(/*i18n*/ 'Please write what is in it', mealContentLimit);

const dishId = z.uuid(/*i18n*/ 'Unknown dish').check(z.toLowerCase());

const tooManyDishes = withValues(/*i18n*/ 'A meal can have up to {0} dishes.', mealMenuDishLimit);

interface Menu {
  dishIds?: readonly string[] | null;
  contents: readonly { dishId: string }[];
}

/** Contents are of dishes on the menu, and each dish has one. */
const hasContentsOfItsDishes = ({ dishIds, contents }: Menu) => {
  const described = contents.map(content => content.dishId);
  return described.every((id, place) => dishIds?.includes(id) && described.indexOf(id) === place);
};

const isEachMealOnce = (menus: readonly { meals: readonly Meal[] }[]) => {
  const meals = menus.flatMap(menu => menu.meals.map(each => `${each.serviceDate} ${each.mealtime}`));
  return new Set(meals).size === meals.length;
};

/** Menus to publish, each for one or more meals. Without dishes, a meal has its usual ones again. */
export const mealMenus = z
  .array(
    z
      .object({
        dishIds: z.nullish(z.array(dishId).check(z.maxLength(mealMenuDishLimit, tooManyDishes))),
        contents: z
          .array(z.object({ dishId, text: mealContent }))
          .check(z.maxLength(mealMenuDishLimit, tooManyDishes)),
        meals: z.array(meal),
      })
      .check(
        z.refine(hasContentsOfItsDishes, {
          error: /*i18n*/ 'Write once what is in each dish of the menu, and of no others.',
        }),
      ),
  )
  .check(
    z.refine(menus => menus.reduce((sum, menu) => sum + menu.meals.length, 0) <= mostMeals, {
      error: withValues(/*i18n*/ 'Please publish at most {0} meals at a time.', mostMeals),
    }),
    z.refine(isEachMealOnce, { error: /*i18n*/ 'Please give each meal one menu.' }),
  );
