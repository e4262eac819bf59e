import { dishLimit } from '../../../schema/constants.ts';
import type { Sql } from '../../core/sql.ts';

/** Renumbers the positions of all siblings, with one of them at the given position, from 0. */
export const putInPlace = async (
  sql: Sql,
  table: 'dishes' | 'menu_categories',
  siblings: { column: 'category_id' | 'supplier_id'; value: string },
  id: string,
  place: number,
): Promise<void> => {
  await sql.rows(
    `update ${table} set position = placed.place
     from (
       select id, case when id = $1 then $3::int else place + (place >= $3::int)::int end as place
       from (
         select id, (row_number() over (partition by id = $1 order by position, id))::int - 1 as place
         from ${table} where ${siblings.column} = $2 and removed_at is null
       ) ranked
     ) placed
     where ${table}.id = placed.id and ${table}.position <> placed.place`,
    [id, siblings.value, Math.min(Math.max(place, 0), dishLimit)],
  );
};
