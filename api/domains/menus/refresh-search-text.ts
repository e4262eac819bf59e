import type { Sql } from '../../core/database/sql.ts';
import { type Given, query } from '../../core/query/query.ts';
import { searchText } from '../suppliers/searching/search-text.ts';
import { Supplier } from '../suppliers/supplier.ts';
import { Dish } from './dish.ts';
import { MenuCategory } from './menu-category.ts';
import { type FindableDish, factWords } from './searching/dish-words.ts';

const kitchenQuery = query({ Supplier }, (from, { supplierId }: Given<{ supplierId: string }>) =>
  from.selectFrom('Supplier').where('id', '=', supplierId).select(['kitchenName', 'cookName', 'cuisineType']),
);

const dishesQuery = query({ Dish, MenuCategory }, (from, { supplierId }: Given<{ supplierId: string }>) =>
  from
    .selectFrom('Dish as d')
    .innerJoin('MenuCategory as c', 'c.id', 'd.categoryId')
    .where('d.supplierId', '=', supplierId)
    .where('d.removedAt', 'is', null)
    .where('d.isAvailable', '=', true)
    .select(['d.name', 'c.name as categoryName', 'd.diet', 'd.allergens', 'd.marks'])
    .orderBy('d.position')
    .orderBy('d.id'),
);

const storeSearchText = query({ Supplier }, (on, { id, text }: Given<{ id: string; text: string }>) =>
  on.updateTable('Supplier').set({ searchText: text }).where('id', '=', id).where('searchText', '<>', text),
);

interface FindableKitchen {
  kitchenName: string;
  cookName: string;
  cuisineType: string;
}

/** A kitchen's own words, what its dishes are and, last, since these may be too many, their names. */
export const searchTextOf = (
  { kitchenName, cookName, cuisineType }: FindableKitchen,
  dishes: readonly FindableDish[],
): string =>
  searchText([
    kitchenName,
    cookName,
    cuisineType,
    ...dishes.map(factWords),
    ...dishes.map(({ name }) => name),
  ]);

/** Updates the search text of a kitchen from its own words and its dishes on sale. */
export const refreshSearchText = async (sql: Sql, supplierId: string): Promise<void> => {
  const kitchen = await kitchenQuery.first(sql, { supplierId });
  const dishes = await dishesQuery.all(sql, { supplierId });
  await storeSearchText.all(sql, { id: supplierId, text: searchTextOf(kitchen!, dishes) });
};
