import { suppliers, withScope } from '../../core/access/rules.ts';
import { operation, type Work } from '../../core/operation/operation.ts';
import { Problem } from '../../core/operation/problem.ts';
import { type Given, query } from '../../core/query/query.ts';
import { MenuCategory } from './menu-category.ts';
import { MenuChanged } from './menu-events.ts';
import { CategoryNotEmpty, MenuCategoryNotFound } from './menu-problems.ts';
import { lockOwnKitchen, type OwnKitchen } from './own-kitchen.ts';
import { categoryOf, numberOfDishesIn } from './own-menu-parts.ts';

const markRemoved = query({ MenuCategory }, (on, { id, now }: Given<{ id: string; now: Date }>) =>
  on.updateTable('MenuCategory').set({ removedAt: now }).where('id', '=', id),
);

/** Removes an empty category from the menu. The row stays, because removed dishes reference it. */
export const removeMenuCategory = operation(
  withScope('MENU_WRITE', suppliers),
  async (work: Work, categoryId: string): Promise<OwnKitchen | Problem> => {
    const kitchen = await lockOwnKitchen(work);
    if (kitchen instanceof Problem) return kitchen;
    const category = await categoryOf(work.sql, kitchen, categoryId);
    if (!category) return new MenuCategoryNotFound();
    const dishes = await numberOfDishesIn(work.sql, category);
    if (dishes > 0) return new CategoryNotEmpty(dishes);
    await markRemoved.all(work.sql, { id: category.id, now: work.now });
    work.record(new MenuChanged(kitchen.id));
    return kitchen;
  },
);
