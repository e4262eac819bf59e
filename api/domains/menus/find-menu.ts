import type { Expression, Kysely } from 'kysely';
import { batched } from '../../core/operation/batched.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { type Given, query, type Tables } from '../../core/query/query.ts';
import { Dish } from './dish.ts';
import {
  asDish,
  type DishRow,
  dishColumns,
  type PlainDishRow,
  plainDishColumns,
  priced,
} from './dish-columns.ts';
import { MenuCategory } from './menu-category.ts';

const ofCategory = ['d.supplierId', 'c.name as categoryName', 'c.portionLimit as categoryLimit'] as const;

const menusOf = (
  from: Kysely<Tables<{ Dish: typeof Dish; MenuCategory: typeof MenuCategory }>>,
  supplierIds: Expression<readonly string[]>,
) =>
  from
    .selectFrom('Dish as d')
    .innerJoin('MenuCategory as c', join =>
      join.onRef('c.id', '=', 'd.categoryId').on(c => c('c.supplierId', '=', c.fn.any(supplierIds))),
    )
    .where(d => d('d.supplierId', '=', d.fn.any(supplierIds)))
    .where('d.removedAt', 'is', null)
    .where('d.allergens', 'is not', null)
    .orderBy('d.supplierId')
    .orderBy('c.position')
    .orderBy('d.position');

type OfSuppliers = Given<{ supplierIds: readonly string[] }>;
const menusQuery = query({ Dish, MenuCategory }, (from, { supplierIds }: OfSuppliers) =>
  menusOf(from, supplierIds).select([...dishColumns, ...ofCategory]),
);
const plainMenusQuery = query({ Dish, MenuCategory }, (from, { supplierIds }: OfSuppliers) =>
  menusOf(from, supplierIds).select([...plainDishColumns, ...ofCategory]),
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

type CategoryOf<Row> = Pick<MenuCategory, 'id' | 'name'> & { portionLimit: number | null; dishes: Row[] };
export type MenuCategoryRow = CategoryOf<DishRow>;
export type PlainMenuCategoryRow = CategoryOf<PlainDishRow>;

interface Listed {
  supplierId: string;
  categoryId: string;
  categoryName: string;
  categoryLimit: number | null;
}

/** Dishes by kitchen and category; they come in the order of the menus. */
const menusWith = <Row extends Listed>(dishes: readonly Row[]): Map<string, CategoryOf<Row>[]> => {
  const menus = new Map<string, CategoryOf<Row>[]>();
  for (const dish of dishes) {
    const menu = menus.get(dish.supplierId) ?? [];
    menus.set(dish.supplierId, menu);
    let category = menu.at(-1);
    if (category?.id !== dish.categoryId) {
      const { categoryId: id, categoryName: name, categoryLimit: portionLimit } = dish;
      category = { id, name, portionLimit, dishes: [] };
      menu.push(category);
    }
    category.dishes.push(dish);
  }
  return menus;
};

/** Loads whole menus in the cook's order, without empty categories. */
export const menuOf = batched(
  async (ctx, supplierIds): Promise<Map<string, MenuCategoryRow[]>> =>
    menusWith((await menusQuery.all(ctx.sql, { supplierIds })).map(asDish)),
);

/** The same with plain dishes. */
export const plainMenuOf = batched(
  async (ctx, supplierIds): Promise<Map<string, PlainMenuCategoryRow[]>> =>
    menusWith((await plainMenusQuery.all(ctx.sql, { supplierIds })).map(priced)),
);

/** A dish with the limit that its category has for one meal. */
export type DishOfCategory = DishRow & { categoryLimit: number | null };

/** Finds the dishes of one kitchen among the given IDs. */
export const dishesOf = async (
  ctx: Ctx,
  supplierId: string,
  ids: readonly string[],
): Promise<DishOfCategory[]> => (await dishesQuery.all(ctx.sql, { supplierId, ids })).map(asDish);
