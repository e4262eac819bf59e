import type { Sql } from '../../core/database/sql.ts';
import { type Given, query } from '../../core/query/query.ts';
import { searchText } from '../suppliers/searching/search-text.ts';
import { Supplier } from '../suppliers/supplier.ts';
import { Dish } from './dish.ts';

const wordsQuery = query({ Supplier, Dish }, (from, { supplierId }: Given<{ supplierId: string }>) =>
  from
    .selectFrom('Supplier as s')
    .leftJoin('Dish as d', join =>
      join.onRef('d.supplierId', '=', 's.id').on('d.removedAt', 'is', null).on('d.isAvailable', '=', true),
    )
    .where('s.id', '=', supplierId)
    .select(['s.kitchenName', 's.cookName', 's.cuisineType', 'd.name as dishName'])
    .orderBy('d.position')
    .orderBy('d.id'),
);

const storeSearchText = query({ Supplier }, (on, { id, text }: Given<{ id: string; text: string }>) =>
  on.updateTable('Supplier').set({ searchText: text }).where('id', '=', id).where('searchText', '<>', text),
);

/** Updates the search text of a kitchen: its own words and the names of its dishes on sale. */
export const refreshSearchText = async (sql: Sql, supplierId: string): Promise<void> => {
  const rows = await wordsQuery.all(sql, { supplierId });
  const { kitchenName, cookName, cuisineType } = rows[0]!;
  const dishNames = rows.flatMap(row => row.dishName ?? []);
  const text = searchText([kitchenName, cookName, cuisineType, ...dishNames]);
  await storeSearchText.all(sql, { id: supplierId, text });
};
