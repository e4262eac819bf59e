import type { Sql } from '../../../core/sql.ts';
import { searchText } from './search-text.ts';

/** Updates the search text of a kitchen: its own words and the names of its dishes on sale. */
export const refreshSearchText = async (sql: Sql, supplierId: string): Promise<void> => {
  const [kitchen] = await sql.rows<{ parts: string[] }>(
    `select array[s.kitchen_name, s.cook_name, s.cuisine_type] || array(
       select d.name from dishes d where d.supplier_id = s.id and d.removed_at is null and d.is_available
       order by d.position, d.id) as parts
     from suppliers s where s.id = $1`,
    [supplierId],
  );
  await sql.rows('update suppliers set search_text = $2 where id = $1 and search_text <> $2', [
    supplierId,
    searchText(kitchen!.parts),
  ]);
};
