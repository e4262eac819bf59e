import { suppliers, withScope } from '../../core/access/rules.ts';
import { operation, type Work } from '../../core/operation/operation.ts';
import { Problem } from '../../core/operation/problem.ts';
import { MenuChanged } from './menu-events.ts';
import { MenuCategoryNotFound } from './menu-problems.ts';
import { lockOwnKitchen, type OwnKitchen } from './own-kitchen.ts';
import { categoryOf } from './own-menu-parts.ts';
import { placeCategory } from './put-in-place.ts';

/** Moves a category to another position on the menu. */
export const moveMenuCategory = operation(
  withScope('MENU_WRITE', suppliers),
  async (
    work: Work,
    { categoryId, place }: { categoryId: string; place: number },
  ): Promise<OwnKitchen | Problem> => {
    const kitchen = await lockOwnKitchen(work);
    if (kitchen instanceof Problem) return kitchen;
    const category = await categoryOf(work.sql, kitchen, categoryId);
    if (!category) return new MenuCategoryNotFound();
    await placeCategory(work.sql, { id: category.id, supplierId: kitchen.id }, place);
    work.record(new MenuChanged(kitchen.id));
    return kitchen;
  },
);
