import type { Sql } from '../../../core/sql.ts';
import type { Order } from '../order.ts';

/** Releases the plates of a canceled order in the transaction that cancels it. */
export const givePlatesBack = async (
  sql: Sql,
  {
    supplierId,
    serviceDate,
    mealtime,
    plates,
  }: Pick<Order, 'supplierId' | 'serviceDate' | 'mealtime' | 'plates'>,
): Promise<void> => {
  await sql.rows(
    `update service_days set
       breakfast_taken = breakfast_taken - case $3 when 'BREAKFAST' then $4::int else 0 end,
       lunch_taken = lunch_taken - case $3 when 'LUNCH' then $4::int else 0 end,
       dinner_taken = dinner_taken - case $3 when 'DINNER' then $4::int else 0 end
     where supplier_id = $1 and service_date = $2`,
    [supplierId, serviceDate, mealtime, plates],
  );
};
