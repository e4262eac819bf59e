import { sql } from 'kysely';
import { mealMenuWeeks } from '../../../../schema/constants.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { MalformedInput } from '../../../core/operation/failures.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { ownKitchen } from '../own-kitchen.ts';
import { mealsBetween } from './find-meals-to-publish.ts';
import { MenuWeek } from './menu-week.ts';

const daysQuery = query({}, (from, { today, weeksAhead }: Given<{ today: string; weeksAhead: number }>) => {
  const firstDay = sql<string>`${today}::date + 7 * ${weeksAhead}::int`;
  return from.selectNoFrom([
    firstDay.as('firstDay'),
    sql<string>`${firstDay} - 7`.as('weekBefore'),
    sql<string>`${firstDay} + 6`.as('lastDay'),
  ]);
});

/** Finds the menus of seven days of the viewer's kitchen, from today or some weeks later; null without a kitchen. */
export const findMenuWeek = async (ctx: Ctx, weeksAhead: number): Promise<MenuWeek | null> => {
  if (weeksAhead < 0 || weeksAhead >= mealMenuWeeks)
    throw new MalformedInput(`Please ask for 0 to ${mealMenuWeeks - 1} weeks ahead.`, 'weeksAhead');
  const kitchen = await ownKitchen(ctx);
  if (!kitchen) return null;
  const { id: supplierId, today } = kitchen;
  const { firstDay, weekBefore, lastDay } = (await daysQuery.first(ctx.sql, { today, weeksAhead }))!;
  const meals = await mealsBetween.all(ctx.sql, { supplierId, firstDay: weekBefore, lastDay });
  return { today, firstDay, meals };
};
