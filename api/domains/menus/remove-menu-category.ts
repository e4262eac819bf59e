import { operation, type Work } from '../../core/operation.ts';
import { Problem } from '../../core/problem.ts';
import { suppliers } from '../../core/rules.ts';
import { MenuChanged } from './menu-events.ts';
import { CategoryNotEmpty, MenuCategoryNotFound } from './menu-problems.ts';
import { lockOwnKitchen, type OwnKitchen } from './own-kitchen.ts';
import { categoryOf, numberOf } from './own-menu-parts.ts';

/** Removes an empty category from the menu. The row stays, because removed dishes reference it. */
export const removeMenuCategory = operation(
  suppliers,
  async (work: Work, categoryId: string): Promise<OwnKitchen | Problem> => {
    const kitchen = await lockOwnKitchen(work);
    if (kitchen instanceof Problem) return kitchen;
    const category = await categoryOf(work.sql, kitchen, categoryId);
    if (!category) return new MenuCategoryNotFound();
    const dishes = await numberOf(work.sql, 'dishes', { category_id: category.id });
    if (dishes > 0) return new CategoryNotEmpty(dishes);
    await work.sql.rows('update menu_categories set removed_at = $2 where id = $1', [category.id, work.now]);
    work.record(new MenuChanged(kitchen.id));
    return kitchen;
  },
);
