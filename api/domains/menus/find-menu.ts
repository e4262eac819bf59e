import { batched } from '../../core/operation/batched.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { onceForColumns } from '../../core/query/columns-of-fields.ts';
import { type Given, query } from '../../core/query/query.ts';
import { Dish } from './dish.ts';
import {
  asDish,
  type DishColumn,
  type DishRow,
  dishColumns,
  dishSelections,
  everyDishColumn,
} from './dish-columns.ts';
import { MenuCategory } from './menu-category.ts';

const menusQuery = onceForColumns((columns: readonly DishColumn[]) =>
  query({ Dish, MenuCategory }, (from, { supplierIds }: Given<{ supplierIds: readonly string[] }>) =>
    from
      .selectFrom('Dish as d')
      .innerJoin('MenuCategory as c', join =>
        join.onRef('c.id', '=', 'd.categoryId').on(c => c('c.supplierId', '=', c.fn.any(supplierIds))),
      )
      .where(d => d('d.supplierId', '=', d.fn.any(supplierIds)))
      .where('d.removedAt', 'is', null)
      .where('d.allergens', 'is not', null)
      .select([
        ...dishSelections(columns),
        'd.supplierId',
        'c.name as categoryName',
        'c.portionLimit as categoryLimit',
      ])
      .orderBy('d.supplierId')
      .orderBy('c.position')
      .orderBy('d.position'),
  ),
);

const dishesQuery = query(
  { Dish, MenuCategory },
  (from, { supplierId, ids }: Given<{ supplierId: string; ids: readonly string[] }>) =>
    from
      .selectFrom('Dish as d')
      .innerJoin('MenuCategory as c', 'c.id', 'd.categoryId')
      .where('d.supplierId', '=', supplierId)
      .where(d => d('d.id', '=', d.fn.any(ids)))
      .where('d.removedAt', 'is', null)
      .where('d.allergens', 'is not', null)
      .select([...dishColumns, 'c.portionLimit as categoryLimit']),
);

export type MenuCategoryRow = Pick<MenuCategory, 'id' | 'name'> & {
  portionLimit: number | null;
  dishes: DishRow[];
};

const menuReader = onceForColumns((columns: readonly DishColumn[]) =>
  batched(async (ctx, supplierIds) => {
    const rows = await menusQuery(columns).all(ctx.sql, { supplierIds });
    const menus = new Map<string, MenuCategoryRow[]>();
    for (const row of rows) {
      const menu = menus.get(row.supplierId) ?? [];
      menus.set(row.supplierId, menu);
      let category = menu.at(-1);
      if (category?.id !== row.categoryId) {
        category = {
          id: row.categoryId,
          name: row.categoryName,
          portionLimit: row.categoryLimit,
          dishes: [],
        };
        menu.push(category);
      }
      category.dishes.push(asDish(row));
    }
    return menus;
  }),
);

/** Loads a whole menu in the cook's order, without empty categories; batched for each list of columns. */
export const menuOf = (
  ctx: Ctx,
  supplierId: string,
  columns: readonly DishColumn[] = everyDishColumn,
): Promise<MenuCategoryRow[] | null> => menuReader(columns)(ctx, supplierId);

/** A dish with the limit that its category has for one meal. */
export type DishOfCategory = DishRow & { categoryLimit: number | null };

/** Finds the dishes of one kitchen among the given IDs. */
export const dishesOf = async (
  ctx: Ctx,
  supplierId: string,
  ids: readonly string[],
): Promise<DishOfCategory[]> => (await dishesQuery.all(ctx.sql, { supplierId, ids })).map(asDish);
