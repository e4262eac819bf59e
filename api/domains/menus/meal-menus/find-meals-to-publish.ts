import { type Expression, sql } from 'kysely';
import { mealMenuWeeks } from '../../../../schema/constants.ts';
import type { Sql } from '../../../core/database/sql.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { mealWindows } from '../../suppliers/meal-windows.sql.ts';
import { type MealContent } from './meal-content.ts';
import { MealMenu } from './meal-menu.ts';
import type { MenuWeekMeal } from './menu-week.ts';

/** The last day, with today, whose menus can be published. */
export const lastDayToPublish = (today: Expression<string>) =>
  sql<string>`${today}::date + ${sql.lit(mealMenuWeeks * 7 - 1)}`;

const boundsQuery = query({}, (from, { today }: Given<{ today: string }>) =>
  from.selectNoFrom(lastDayToPublish(today).as('lastDay')),
);

/** Planned meals from one day to another, each with its own menu if it has one; `firstDay` and `lastDay` are days. */
export const mealsBetween = query(
  { MealMenu },
  (
    from,
    { supplierId, firstDay, lastDay }: Given<{ supplierId: string; firstDay: string; lastDay: string }>,
  ) =>
    from
      .selectFrom(
        mealWindows(supplierId, sql<string>`${firstDay}::date`, sql<string>`${lastDay}::date`).as('meal'),
      )
      .leftJoin('MealMenu as own', join =>
        join
          .on('own.supplierId', '=', supplierId)
          .onRef('own.serviceDate', '=', 'meal.serviceDate')
          .onRef('own.mealtime', '=', 'meal.mealtime'),
      )
      .select(['meal.serviceDate', 'meal.mealtime', 'meal.cutOffAt', 'own.dishIds'])
      .select(({ ref }) => sql<MealContent[]>`coalesce(${ref('own.contents')}, '[]')`.as('contents'))
      .orderBy('meal.servedFrom'),
);

/** Finds the last day whose menus a kitchen can publish. */
export const findLastDay = async (on: Sql, today: string): Promise<string> =>
  (await boundsQuery.first(on, { today }))!.lastDay;

/** Finds the planned meals whose menus a kitchen can publish, and those of today whose orders have closed. */
export const findMealsToPublish = async (
  on: Sql,
  { id: supplierId, today }: { id: string; today: string },
): Promise<{ lastDay: string; meals: MenuWeekMeal[] }> => {
  const lastDay = await findLastDay(on, today);
  return { lastDay, meals: await mealsBetween.all(on, { supplierId, firstDay: today, lastDay }) };
};
