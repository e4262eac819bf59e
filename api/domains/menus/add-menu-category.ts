import { sql } from 'kysely';
import { menuCategoryLimit } from '../../../schema/constants.ts';
import { categoryName } from '../../../schema/rules/menu.ts';
import { suppliers, withScope } from '../../core/access/rules.ts';
import { checked } from '../../core/operation/checked.ts';
import { operation, type Work } from '../../core/operation/operation.ts';
import { InvalidInput, Problem } from '../../core/operation/problem.ts';
import { type Given, query } from '../../core/query/query.ts';
import { newIdentifier } from '../../core/values/identifier.ts';
import { MenuCategory } from './menu-category.ts';
import { MenuChanged } from './menu-events.ts';
import { MenuIsFull } from './menu-problems.ts';
import { lockOwnKitchen, type OwnKitchen } from './own-kitchen.ts';
import { numberOfCategories, type StoredCategory } from './own-menu-parts.ts';

const insertCategory = query(
  { MenuCategory },
  (on, { id, supplierId, name }: Given<{ id: string; supplierId: string; name: string }>) =>
    on.insertInto('MenuCategory').values(({ selectFrom }) => ({
      id,
      supplierId,
      name,
      position: selectFrom('MenuCategory as c')
        .where('c.supplierId', '=', supplierId)
        .select(c => sql<number>`coalesce(max(${c.ref('c.position')}), 0) + 1`.as('position')),
      version: 1,
    })),
);

/** Adds a category at the end of the cook's menu. */
export const addMenuCategory = operation(
  withScope('MENU_WRITE', suppliers),
  async (work: Work, name: string): Promise<OwnKitchen | Problem> => {
    const heading = checked(categoryName, name, 'name');
    if (heading instanceof InvalidInput) return heading;
    const kitchen = await lockOwnKitchen(work);
    if (kitchen instanceof Problem) return kitchen;
    if ((await numberOfCategories(work.sql, kitchen)) >= menuCategoryLimit) {
      return new MenuIsFull(menuCategoryLimit, MenuIsFull.categories);
    }
    await addCategory(work, kitchen, heading);
    work.record(new MenuChanged(kitchen.id));
    return kitchen;
  },
);

export const addCategory = async (work: Work, kitchen: OwnKitchen, name: string): Promise<StoredCategory> => {
  const id = newIdentifier(work.now);
  await insertCategory.all(work.sql, { id, supplierId: kitchen.id, name });
  return { id, name, version: 1, portionLimit: null };
};
