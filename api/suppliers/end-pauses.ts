import type { Sql } from '../core/sql.ts';

/**
 * Lists the kitchens again whose pause is over by their own calendar, if they are approved and have a
 * dish to sell, and counts them for their cities. Answers how many came back.
 */
export const endPauses = async (sql: Sql, now: Date): Promise<number> => {
  const returned = await sql.rows(
    `with returned as (
       update suppliers s set paused_until = null, is_active = true
       from cities city
       where city.id = s.city_id and s.paused_until <= ($1::timestamptz at time zone city.time_zone)::date
         and exists (select from applications a where a.supplier_id = s.id and a.status = 'approved')
         and exists (select from dishes d where d.supplier_id = s.id and d.is_available and d.removed_at is null)
       returning s.id, s.city_id
     ),
     counted as (
       update cities set supplier_count = supplier_count + more.kitchens
       from (select city_id, count(*)::int as kitchens from returned group by city_id) more
       where cities.id = more.city_id
     )
     select id from returned`,
    [now],
  );
  return returned.length;
};
