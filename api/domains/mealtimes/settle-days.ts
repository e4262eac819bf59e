import { orderableDays } from '../../../schema/constants.ts';
import type { Sql } from '../../core/sql.ts';
import { isClosed, plannedPlates } from './day-sql.ts';

/**
 * Updates the plates of all future days to the kitchen's plans, closures and capacity; sold plates stay sold. A
 * concurrent order that read the old plan or menu version is checked against the new row. Call it in the transaction
 * that changed one of the three; `today` is in the kitchen's time zone.
 */
export const settleDays = async (sql: Sql, supplierId: string, today: string): Promise<void> => {
  await sql.rows(
    `insert into service_days as day (
       supplier_id, service_date, capacity, menu_version, breakfast_plates, lunch_plates, dinner_plates)
     select s.id, coming.day, s.capacity, s.menu_version, ${plannedPlates}
     from suppliers s
     cross join (select $2::date + days as day from generate_series(0, $3::int - 1) as days) coming
     left join mealtime_plans p
       on p.supplier_id = s.id and p.weekday = extract(dow from coming.day)::smallint
       and not ${isClosed('s.id', 'coming.day')}
     where s.id = $1
     group by s.id, coming.day
     order by coming.day
     on conflict (supplier_id, service_date) do update set
       menu_version = excluded.menu_version,
       capacity = greatest(excluded.capacity, day.breakfast_taken + day.lunch_taken + day.dinner_taken),
       breakfast_plates = greatest(excluded.breakfast_plates, day.breakfast_taken),
       lunch_plates = greatest(excluded.lunch_plates, day.lunch_taken),
       dinner_plates = greatest(excluded.dinner_plates, day.dinner_taken)`,
    [supplierId, today, orderableDays],
  );
};
