import { type Given, query } from '../../../core/query/query.ts';
import type { Sql } from '../../../core/sql.ts';
import { Supplier } from '../supplier.ts';
import { searchText } from './search-text.ts';

const storeSearchText = query({ Supplier }, (on, { id, text }: Given<{ id: string; text: string }>) =>
  on.updateTable('Supplier').set({ searchText: text }).where('id', '=', id).where('searchText', '<>', text),
);

/**
 * Updates the search text of a kitchen: its own words and the names of its dishes on sale, which are
 * read by a statement of text, because dishes are a newer domain's.
 */
export const refreshSearchText = async (sql: Sql, supplierId: string): Promise<void> => {
  const [kitchen] = await sql.rows<{ parts: string[] }>(
    `select array[s.kitchen_name, s.cook_name, s.cuisine_type] || array(
       select d.name from dishes d where d.supplier_id = s.id and d.removed_at is null and d.is_available
       order by d.position, d.id) as parts
     from suppliers s where s.id = $1`,
    [supplierId],
  );
  await storeSearchText.all(sql, { id: supplierId, text: searchText(kitchen!.parts) });
};
