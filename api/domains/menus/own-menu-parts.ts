import { sql as fragment } from 'kysely';
import type { Sql } from '../../core/database/sql.ts';
import { type Given, query, type RowOf } from '../../core/query/query.ts';
import { isIdentifier } from '../../core/values/identifier.ts';
import { Dish } from './dish.ts';
import { dishFactNames } from './editable-dish.ts';
import { MenuCategory } from './menu-category.ts';
import type { OwnKitchen } from './own-kitchen.ts';

type OfKitchen = Given<{ id: string; supplierId: string }>;

const categoryQuery = query({ MenuCategory }, (from, { id, supplierId }: OfKitchen) =>
  from
    .selectFrom('MenuCategory')
    .where('id', '=', id)
    .where('supplierId', '=', supplierId)
    .where('removedAt', 'is', null)
    .select(['id', 'name', 'version', 'portionLimit']),
);

const dishQuery = query({ Dish }, (from, { id, supplierId }: OfKitchen) =>
  from
    .selectFrom('Dish')
    .where('id', '=', id)
    .where('supplierId', '=', supplierId)
    .where('removedAt', 'is', null)
    .select(['id', 'version', 'categoryId', ...dishFactNames])
    .select(dish => fragment<string | null>`${dish.ref('photo')} ->> 'name'`.as('photoName')),
);

export type StoredCategory = RowOf<typeof categoryQuery>;
/** `photoName` is the file name of its photo, if any. */
export type KitchenDish = RowOf<typeof dishQuery>;

/** Finds a category of this kitchen; those of other kitchens are not found. */
export const categoryOf = async (
  sql: Sql,
  kitchen: OwnKitchen,
  id: string,
): Promise<StoredCategory | undefined> =>
  isIdentifier(id) ? categoryQuery.first(sql, { id, supplierId: kitchen.id }) : undefined;

/** Finds a dish of this kitchen; those of other kitchens are not found. */
export const dishOf = async (sql: Sql, kitchen: OwnKitchen, id: string): Promise<KitchenDish | undefined> =>
  isIdentifier(id) ? dishQuery.first(sql, { id, supplierId: kitchen.id }) : undefined;

const number = fragment<number>`count(*)::int`.as('number');

const categoriesCount = query({ MenuCategory }, (from, { supplierId }: Given<{ supplierId: string }>) =>
  from
    .selectFrom('MenuCategory')
    .where('supplierId', '=', supplierId)
    .where('removedAt', 'is', null)
    .select(number),
);

const dishesCount = query({ Dish }, (from, { supplierId }: Given<{ supplierId: string }>) =>
  from.selectFrom('Dish').where('supplierId', '=', supplierId).where('removedAt', 'is', null).select(number),
);

const dishesInCount = query({ Dish }, (from, { categoryId }: Given<{ categoryId: string }>) =>
  from.selectFrom('Dish').where('categoryId', '=', categoryId).where('removedAt', 'is', null).select(number),
);

export const numberOfCategories = async (sql: Sql, kitchen: OwnKitchen): Promise<number> =>
  (await categoriesCount.first(sql, { supplierId: kitchen.id }))!.number;

export const numberOfDishes = async (sql: Sql, kitchen: OwnKitchen): Promise<number> =>
  (await dishesCount.first(sql, { supplierId: kitchen.id }))!.number;

export const numberOfDishesIn = async (sql: Sql, category: StoredCategory): Promise<number> =>
  (await dishesInCount.first(sql, { categoryId: category.id }))!.number;
