import { categoryName } from '../../../schema/rules/menu.ts';
import { suppliers } from '../../core/access/rules.ts';
import { checked } from '../../core/operation/checked.ts';
import { operation, type Work } from '../../core/operation/operation.ts';
import { InvalidInput, Problem } from '../../core/operation/problem.ts';
import { type Given, query } from '../../core/query/query.ts';
import { MenuCategory } from './menu-category.ts';
import { MenuChanged } from './menu-events.ts';
import { MenuCategoryNotFound, MenuConflict } from './menu-problems.ts';
import { lockOwnKitchen, type OwnKitchen } from './own-kitchen.ts';
import { categoryOf } from './own-menu-parts.ts';

interface Renaming {
  categoryId: string;
  version: number;
  name: string;
}

const rename = query({ MenuCategory }, (on, { id, name }: Given<{ id: string; name: string }>) =>
  on
    .updateTable('MenuCategory')
    .set(category => ({ name, version: category('version', '+', 1) }))
    .where('id', '=', id),
);

/** Renames a category if its version is still the one the cook read. */
export const renameMenuCategory = operation(
  suppliers,
  async (work: Work, { categoryId, version, name }: Renaming): Promise<OwnKitchen | Problem> => {
    const heading = checked(categoryName, name, 'name');
    if (heading instanceof InvalidInput) return heading;
    const kitchen = await lockOwnKitchen(work);
    if (kitchen instanceof Problem) return kitchen;
    const category = await categoryOf(work.sql, kitchen, categoryId);
    if (!category) return new MenuCategoryNotFound();
    if (category.version !== version) return new MenuConflict(category.name);
    await rename.all(work.sql, { id: category.id, name: heading });
    work.record(new MenuChanged(kitchen.id));
    return kitchen;
  },
);
