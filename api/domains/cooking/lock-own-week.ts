import type { Work } from '../../core/operation/operation.ts';
import { Problem } from '../../core/operation/problem.ts';
import { type Given, query } from '../../core/query/query.ts';
import { MenuChanged } from '../menus/menu-events.ts';
import { lockOwnKitchen, type OwnKitchen } from '../menus/own-kitchen.ts';
import { settleDays } from '../suppliers/settle-days.ts';
import { Supplier } from '../suppliers/supplier.ts';
import { WeekConflict } from './cooking-problems.ts';

const nextVersions = query({ Supplier }, (on, { id }: Given<{ id: string }>) =>
  on
    .updateTable('Supplier')
    .set(kitchen => ({
      weekVersion: kitchen('weekVersion', '+', 1),
      menuVersion: kitchen('menuVersion', '+', 1),
    }))
    .where('id', '=', id),
);

/** Locks the viewer's kitchen to change its week, if the week is still as the viewer read it. */
export const lockOwnWeek = async (work: Work, version: number): Promise<OwnKitchen | Problem> => {
  const kitchen = await lockOwnKitchen(work);
  if (kitchen instanceof Problem) return kitchen;
  return kitchen.weekVersion === version ? kitchen : new WeekConflict();
};

/**
 * Applies every change of a week: increments its version and updates the plates of future days. The menu version
 * changes too: a concurrent order that read the old week must read again, even when the same transaction cancels orders
 * and so frees plates on a closed day.
 */
export const noteWeekChange = async (work: Work, kitchen: OwnKitchen): Promise<void> => {
  await nextVersions.all(work.sql, { id: kitchen.id });
  await settleDays(work.sql, kitchen.id, kitchen.today);
  work.record(new MenuChanged(kitchen.id));
};
