import { menuCategoryLimit } from '../../../schema/constants.ts';
import { categoryName } from '../../../schema/rules/menu.ts';
import { checked } from '../../core/checked.ts';
import { newIdentifier } from '../../core/identifier.ts';
import { operation, type Work } from '../../core/operation.ts';
import { InvalidInput, Problem } from '../../core/problem.ts';
import { suppliers } from '../../core/rules.ts';
import { MenuChanged } from './menu-events.ts';
import { MenuIsFull } from './menu-problems.ts';
import { lockOwnKitchen, type OwnKitchen } from './own-kitchen.ts';
import { numberOf } from './own-menu-parts.ts';

/** Adds a category at the end of the cook's menu. */
export const addMenuCategory = operation(
  suppliers,
  async (work: Work, name: string): Promise<OwnKitchen | Problem> => {
    const heading = checked(categoryName, name, 'name');
    if (heading instanceof InvalidInput) return heading;
    const kitchen = await lockOwnKitchen(work);
    if (kitchen instanceof Problem) return kitchen;
    if ((await numberOf(work.sql, 'menu_categories', { supplier_id: kitchen.id })) >= menuCategoryLimit) {
      return new MenuIsFull(menuCategoryLimit, 'categories');
    }
    await addCategory(work, kitchen, heading);
    work.record(new MenuChanged(kitchen.id));
    return kitchen;
  },
);

export const addCategory = async (
  { sql, now }: Work,
  kitchen: OwnKitchen,
  name: string,
): Promise<{ id: string; name: string; version: number }> => {
  const id = newIdentifier(now);
  await sql.rows(
    `insert into menu_categories (id, supplier_id, name, position)
     values ($1, $2, $3, (select coalesce(max(position), 0) + 1 from menu_categories where supplier_id = $2))`,
    [id, kitchen.id, name],
  );
  return { id, name, version: 1 };
};
