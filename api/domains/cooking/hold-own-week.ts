import type { Work } from '../../core/operation.ts';
import { Problem } from '../../core/problem.ts';
import { settleDays } from '../mealtimes/settle-days.ts';
import { MenuChanged } from '../menus/menu-events.ts';
import { lockOwnKitchen, type OwnKitchen } from '../menus/own-kitchen.ts';
import { WeekConflict } from './cooking-problems.ts';

/** The viewer's kitchen for a change of its week, if the week is still as the viewer read it. */
export const lockOwnWeek = async (work: Work, version: number): Promise<OwnKitchen | Problem> => {
  const kitchen = await lockOwnKitchen(work);
  if (kitchen instanceof Problem) return kitchen;
  return kitchen.weekVersion === version ? kitchen : new WeekConflict();
};

/**
 * What follows from every change of a week: its number, and the plates of the days to come. The version of the menu
 * changes, too: an order under way that read the old week must read again, even where the same transaction cancels orders
 * and so makes room on a closed day.
 */
export const noteWeekChange = async (work: Work, kitchen: OwnKitchen): Promise<void> => {
  await work.sql.rows(
    'update suppliers set week_version = week_version + 1, menu_version = menu_version + 1 where id = $1',
    [kitchen.id],
  );
  await settleDays(work.sql, kitchen.id, kitchen.today);
  work.record(new MenuChanged(kitchen.id));
};
