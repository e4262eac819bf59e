import type { Sql } from '../../../core/sql.ts';
import { mayBeListed } from '../refresh-listing.ts';

/**
 * Ends pauses that are over in the kitchens' own time zones, and lists and counts the kitchens that may be
 * listed. Returns how many pauses ended.
 */
export const endPauses = async (sql: Sql, now: Date): Promise<number> => {
  const returned = await sql.rows(
    `with ended as (
       update suppliers s set paused_until = null, is_active = ${mayBeListed}
       from cities city
       where city.id = s.city_id and s.paused_until <= ($1::timestamptz at time zone city.time_zone)::date
       returning s.id, s.city_id, s.is_active
     ),
     counted as (
       update cities set supplier_count = supplier_count + more.kitchens
       from (select city_id, count(*)::int as kitchens from ended where is_active group by city_id) more
       where cities.id = more.city_id
     )
     select id from ended where is_active`,
    [now],
  );
  return returned.length;
};
