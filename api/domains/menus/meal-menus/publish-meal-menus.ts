import { sql as fragment } from 'kysely';
import type * as z from 'zod/mini';
import { mealMenuWeeks } from '../../../../schema/constants.ts';
import { isSameMeal } from '../../../../schema/rules/cooked-then.ts';
import { mealMenus } from '../../../../schema/rules/meal-menus.ts';
import { withValues } from '../../../../schema/with-values.ts';
import { suppliers, withScope } from '../../../core/access/rules.ts';
import { checked } from '../../../core/operation/checked.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import { InvalidInput, Problem } from '../../../core/operation/problem.ts';
import { type Given, query } from '../../../core/query/query.ts';
import type { Mealtime } from '../../mealtimes/mealtime.ts';
import { mealWindows } from '../../suppliers/meal-windows.sql.ts';
import { raiseMenuVersion } from '../../suppliers/raise-menu-version.ts';
import { settleDays } from '../../suppliers/settle-days.ts';
import { Dish } from '../dish.ts';
import { MealMenusPublished } from '../menu-events.ts';
import { noteMenuChange } from '../note-menu-change.ts';
import { lockOwnKitchen, type OwnKitchen } from '../own-kitchen.ts';
import { findLastDay, lastDayToPublish } from './find-meals-to-publish.ts';
import type { MealContent } from './meal-content.ts';
import { MealMenu } from './meal-menu.ts';
import type { MealMenuInput } from './meal-menu-inputs.ts';
import { DishesNotOnMenu, MealsClosed } from './meal-menu-problems.ts';
import type { MealOfDay } from './meal-of-day.ts';
import { PublishedMealMenus } from './published-meal-menus.ts';

const closedQuery = query(
  {},
  (from, { supplierId, today, now }: Given<{ supplierId: string; today: string; now: Date }>) =>
    from
      .selectFrom(mealWindows(supplierId, today, lastDayToPublish(today)).as('meal'))
      .where('meal.cutOffAt', '<=', now)
      .select(['meal.serviceDate', 'meal.mealtime']),
);

const dishesQuery = query(
  { Dish },
  (from, { supplierId, dishIds }: Given<{ supplierId: string; dishIds: readonly string[] }>) =>
    from
      .selectFrom('Dish as d')
      .where('d.supplierId', '=', supplierId)
      .where(d => d('d.id', '=', d.fn.any(dishIds)))
      .where('d.removedAt', 'is', null)
      .select(['d.id', 'd.isTiffinOfTheDay']),
);

/** A menu that passed the rules. */
type Menu = z.infer<typeof mealMenus>[number];

interface Meals {
  supplierId: string;
  serviceDates: readonly string[];
  mealtimes: readonly Mealtime[];
}

const mealsGiven = ({ serviceDates, mealtimes }: Pick<Given<Meals>, 'serviceDates' | 'mealtimes'>) =>
  fragment<MealOfDay>`unnest(${serviceDates}::date[], ${mealtimes}::text[])`.as<'meal'>(
    fragment`meal(service_date, mealtime)`,
  );

const removeMenus = query({ MealMenu }, (on, given: Given<Meals>) =>
  on
    .deleteFrom('MealMenu as own')
    .using(mealsGiven(given))
    .where('own.supplierId', '=', given.supplierId)
    .whereRef('own.serviceDate', '=', 'meal.serviceDate')
    .whereRef('own.mealtime', '=', 'meal.mealtime'),
);

const storeMenus = query(
  { MealMenu },
  (on, given: Given<Meals & { dishIds: readonly string[]; contents: string }>) =>
    on
      .insertInto('MealMenu')
      .columns(['supplierId', 'serviceDate', 'mealtime', 'dishIds', 'contents'])
      .expression(
        on
          .selectFrom(mealsGiven(given))
          .select([
            fragment<string>`${given.supplierId}::uuid`.as('supplierId'),
            'meal.serviceDate',
            'meal.mealtime',
            fragment<string[]>`${given.dishIds}::uuid[]`.as('dishIds'),
            fragment<MealContent[]>`${given.contents}::jsonb`.as('contents'),
          ]),
      )
      .onConflict(conflict =>
        conflict.columns(['supplierId', 'serviceDate', 'mealtime']).doUpdateSet(({ ref }) => ({
          dishIds: ref('excluded.dishIds'),
          contents: ref('excluded.contents'),
        })),
      ),
);

/**
 * Publishes menus for single meals, all of them or none. Orders that were placed stay as they are; one that read an old
 * menu at the same moment is refused by the new menu version on its day, and tried again.
 */
export const publishMealMenus = operation(
  withScope('MENU_WRITE', suppliers),
  async (work: Work, input: readonly MealMenuInput[]): Promise<PublishedMealMenus | Problem> => {
    const menus = checked(mealMenus, input, 'menus');
    if (menus instanceof InvalidInput) return menus;
    const kitchen = await lockOwnKitchen(work);
    if (kitchen instanceof Problem) return kitchen;
    const meals = menus.flatMap(menu => menu.meals);
    const problem = (await mealsProblem(work, kitchen, meals)) ?? (await dishesProblem(work, kitchen, menus));
    if (problem) return problem;
    return publishMenusOf(work, kitchen, menus);
  },
);

/** Publishes menus that were checked, of a kitchen that is locked. */
export const publishMenusOf = async (
  work: Work,
  kitchen: OwnKitchen,
  menus: readonly Menu[],
): Promise<PublishedMealMenus> => {
  for (const menu of menus) await store(work, kitchen, menu);
  await raiseMenuVersion.all(work.sql, { supplierId: kitchen.id });
  await settleDays(work.sql, kitchen.id, kitchen.today);
  await noteMenuChange(work, kitchen);
  work.record(new MealMenusPublished(kitchen.id));
  return new PublishedMealMenus(
    kitchen.id,
    menus.flatMap(menu => menu.meals),
  );
};

const mealsProblem = async (
  { sql, now }: Work,
  { id: supplierId, today }: OwnKitchen,
  meals: readonly MealOfDay[],
) => {
  const lastDay = await findLastDay(sql, today);
  if (meals.some(meal => meal.serviceDate > lastDay))
    return new InvalidInput(
      withValues(/*i18n*/ 'Menus can be published up to {0} weeks ahead.', mealMenuWeeks),
      'menus',
    );
  const closed = await closedQuery.all(sql, { supplierId, today, now });
  const late = meals.filter(
    meal => meal.serviceDate < today || closed.some(other => isSameMeal(other, meal)),
  );
  return late.length > 0 ? new MealsClosed(late) : undefined;
};

const dishesProblem = async ({ sql }: Work, { id: supplierId }: OwnKitchen, menus: readonly Menu[]) => {
  const dishIds = [...new Set(menus.flatMap(menu => menu.dishIds ?? []))];
  const found = new Map((await dishesQuery.all(sql, { supplierId, dishIds })).map(dish => [dish.id, dish]));
  const unknown = dishIds.filter(id => !found.has(id));
  if (unknown.length > 0) return new DishesNotOnMenu(unknown);
  const described = menus.flatMap(menu => menu.contents);
  return described.every(({ dishId }) => found.get(dishId)?.isTiffinOfTheDay)
    ? undefined
    : new InvalidInput(
        /*i18n*/ 'You can write what is in a dish for one meal only if it is a tiffin of the day. Leave the others out and publish again.',
        'menus',
      );
};

const store = async (
  { sql }: Work,
  { id: supplierId }: OwnKitchen,
  { dishIds, contents, meals }: Menu,
): Promise<void> => {
  const given = {
    supplierId,
    serviceDates: meals.map(meal => meal.serviceDate),
    mealtimes: meals.map(meal => meal.mealtime),
  };
  if (!dishIds) await removeMenus.all(sql, given);
  else
    await storeMenus.all(sql, {
      ...given,
      dishIds: [...new Set(dishIds)],
      contents: JSON.stringify(contents),
    });
};
