import type { Sql } from '../../../core/sql.ts';
import { searchText } from './search-text.ts';

/** Writes anew by which words a kitchen is found: its own, and the names of what it has to sell. */
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
