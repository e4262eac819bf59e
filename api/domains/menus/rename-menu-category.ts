import { categoryName, dishFacts } from '../../../schema/rules/menu.ts';
import { suppliers, withScope } from '../../core/access/rules.ts';
import { checked } from '../../core/operation/checked.ts';
import { operation, type Work } from '../../core/operation/operation.ts';
import { InvalidInput, Problem } from '../../core/operation/problem.ts';
import { type Given, query } from '../../core/query/query.ts';
import { MenuCategory } from './menu-category.ts';
import { MenuChanged, PortionLimitsChanged } from './menu-events.ts';
import { MenuCategoryNotFound, MenuConflict } from './menu-problems.ts';
import { lockOwnKitchen, type OwnKitchen } from './own-kitchen.ts';
import { categoryOf } from './own-menu-parts.ts';

interface Renaming {
  categoryId: string;
  version: number;
  name: string;
  /** Undefined to leave it as it is; null for none. */
  portionLimit?: number | null;
}

const change = query(
  { MenuCategory },
  (on, { id, name, portionLimit }: Given<{ id: string; name: string; portionLimit: number | null }>) =>
    on
      .updateTable('MenuCategory')
      .set(category => ({ name, portionLimit, version: category('version', '+', 1) }))
      .where('id', '=', id),
);

/** Renames a category, and limits its portions, if its version is still the one the cook read. */
export const renameMenuCategory = operation(
  withScope('MENU_WRITE', suppliers),
  async (work: Work, { categoryId, version, ...given }: Renaming): Promise<OwnKitchen | Problem> => {
    const name = checked(categoryName, given.name, 'name');
    if (name instanceof InvalidInput) return name;
    const limit = checked(dishFacts.shape.portionLimit, given.portionLimit, 'portionLimit');
    if (limit instanceof InvalidInput) return limit;
    const kitchen = await lockOwnKitchen(work);
    if (kitchen instanceof Problem) return kitchen;
    const category = await categoryOf(work.sql, kitchen, categoryId);
    if (!category) return new MenuCategoryNotFound();
    if (category.version !== version) return new MenuConflict(category.name);
    const portionLimit = limit === undefined ? category.portionLimit : limit;
    await change.all(work.sql, { id: category.id, name, portionLimit });
    work.record(new MenuChanged(kitchen.id));
    if (portionLimit !== category.portionLimit)
      work.record(new PortionLimitsChanged(kitchen.id, [], [category.id], kitchen.today));
    return kitchen;
  },
);
