import type { Sql } from '../../core/database/sql.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { type Given, query, type RowOf } from '../../core/query/query.ts';
import { Dish } from './dish.ts';
import { asDish, dishColumns, type StoredDish } from './dish-columns.ts';
import { MenuCategory } from './menu-category.ts';
import { ownKitchen } from './own-kitchen.ts';
import { OwnMenu, OwnMenuCategory } from './own-menu.ts';

const menuQuery = query({ MenuCategory, Dish }, (from, { supplierId }: Given<{ supplierId: string }>) =>
  from
    .selectFrom('MenuCategory as c')
    .leftJoin('Dish as d', join => join.onRef('d.categoryId', '=', 'c.id').on('d.removedAt', 'is', null))
    .where('c.supplierId', '=', supplierId)
    .where('c.removedAt', 'is', null)
    .select([
      'c.id as headingId',
      'c.name as heading',
      'c.version as headingVersion',
      'c.portionLimit as headingLimit',
      ...dishColumns,
    ])
    .orderBy('c.position')
    .orderBy('c.id')
    .orderBy('d.position')
    .orderBy('d.id'),
);

const dishQuery = query({ Dish }, (from, { id, supplierId }: Given<{ id: string; supplierId: string }>) =>
  from
    .selectFrom('Dish as d')
    .where('d.id', '=', id)
    .where('d.supplierId', '=', supplierId)
    .select(dishColumns),
);

type Line = RowOf<typeof menuQuery>;

/** Whether a line of the menu has a dish; that of an empty category has none. */
const hasDish = (line: Line): line is Line & StoredDish => line.id !== null;

/** Finds the whole menu of the viewer's kitchen; null without an approved one. */
export const findOwnMenu = async (ctx: Ctx): Promise<OwnMenu | null> => {
  const kitchen = await ownKitchen(ctx);
  return kitchen && menuOfKitchen(ctx.sql, kitchen);
};

export const menuOfKitchen = async (
  sql: Sql,
  { id, cuisineType, today }: { id: string; cuisineType: string; today: string },
): Promise<OwnMenu> => {
  const categories: OwnMenuCategory[] = [];
  for (const line of await menuQuery.all(sql, { supplierId: id })) {
    if (categories.at(-1)?.id !== line.headingId) {
      categories.push(
        Object.assign(new OwnMenuCategory(), {
          id: line.headingId,
          name: line.heading,
          version: line.headingVersion,
          portionLimit: line.headingLimit,
          dishes: [],
        }),
      );
    }
    if (hasDish(line)) categories.at(-1)!.dishes.push(ownDishOf(line));
  }
  return Object.assign(new OwnMenu(), { id, cuisineType, today, categories, ...photoCounts(categories) });
};

const photoCounts = (categories: readonly OwnMenuCategory[]) => {
  const onSale = categories.flatMap(({ dishes }) => dishes).filter(dish => dish.isAvailable);
  return { dishCount: onSale.length, photographedDishCount: onSale.filter(dish => dish.photo).length };
};

/** Finds one dish of the viewer's kitchen. */
export const findOwnDish = async (ctx: Ctx, dishId: string): Promise<Dish> => {
  const kitchen = await ownKitchen(ctx);
  const row = await dishQuery.first(ctx.sql, { id: dishId, supplierId: kitchen!.id });
  return ownDishOf(row!);
};

/** A result of mutations, which GraphQL recognizes by its class. */
const ownDishOf = (row: StoredDish): Dish => Object.assign(new Dish(), asDish(row));
