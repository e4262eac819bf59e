import { query } from '../../core/query/query.ts';
import type { Sql } from '../../core/sql.ts';
import { City } from '../cities/city.ts';
import { lockSupplierChanges } from './lock-supplier.ts';
import { Supplier } from './supplier.ts';

/**
 * SQL condition for a kitchen `s` to be listed unless paused: approved, not suspended, its cook's account enabled,
 * with a dish to sell. Text, because applications and dishes are newer domains'.
 */
export const mayBeListed = `(s.suspended_at is null
  and exists (select from users u where u.id = s.user_id and u.disabled_at is null)
  and exists (select from applications a where a.supplier_id = s.id and a.status = 'approved')
  and exists (select from dishes d where d.supplier_id = s.id and d.is_available and d.removed_at is null))`;

/**
 * Lists or unlists a kitchen according to its current data, and updates the count of its city, in
 * the transaction of the change. Changes of one kitchen run one by one here, so that each sees
 * the previous one.
 */
export const refreshListing = async (sql: Sql, supplierId: string): Promise<void> => {
  await lockSupplierChanges(sql, supplierId);
  await sql.rows(
    `with changed as (
       update suppliers s set is_active = not s.is_active
       where s.id = $1 and s.is_active <> (s.paused_until is null and ${mayBeListed})
       returning s.city_id, s.is_active
     )
     update cities set supplier_count = supplier_count + case when changed.is_active then 1 else -1 end
     from changed where cities.id = changed.city_id`,
    [supplierId],
  );
};

const countListings = query({ City, Supplier }, on =>
  on.updateTable('City').set(({ selectFrom }) => ({
    supplierCount: selectFrom('Supplier as s')
      .whereRef('s.cityId', '=', 'City.id')
      .where('s.isActive', '=', true)
      .select(({ fn }) => fn.countAll<number>().as('number')),
  })),
);

/** Same for all kitchens together, when nothing else changes them. */
export const refreshAllListings = async (sql: Sql): Promise<void> => {
  await sql.rows(`update suppliers s set is_active = (s.paused_until is null and ${mayBeListed})`);
  await countListings.all(sql, {});
};
