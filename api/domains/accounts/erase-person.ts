import { randomUUID } from 'node:crypto';
import type { Sql } from '../../core/sql.ts';
import { formerCustomerName } from '../identity/former-customer.ts';

/**
 * Erases everything that identifies a customer; order totals and review texts stay, anonymously. One statement for
 * each table with personal data.
 */
export const erasePerson = async (sql: Sql, userId: string, now: Date): Promise<void> => {
  await sql.rows('delete from addresses where user_id = $1', [userId]);
  await sql.rows('delete from favorites where user_id = $1', [userId]);
  await sql.rows('delete from notifications where user_id = $1', [userId]);
  // Notifications to kitchens quote the customer's own reason for a cancellation.
  await sql.rows(
    `delete from notifications n using orders o, suppliers s
     where o.customer_id = $1 and o.canceled_by = 'CUSTOMER' and s.id = o.supplier_id
       and n.user_id = s.user_id and n.order_id = o.id`,
    [userId],
  );
  await sql.rows('delete from push_devices where user_id = $1', [userId]);
  await sql.rows('delete from recognized_clients where user_id = $1', [userId]);
  await sql.rows('delete from notification_settings where user_id = $1', [userId]);
  // The request hash covers the address as well, and the network hash identifies their network.
  await sql.rows(
    `update orders set delivery_address = null, note = null, request_hash = '', placed_from = null,
       cancellation_reason = case canceled_by when 'CUSTOMER' then null else cancellation_reason end
     where customer_id = $1`,
    [userId],
  );
  // A refund repeats the reason of the cancellation.
  await sql.rows("update refunds set reason = null where customer_id = $1 and cause = 'CANCELED'", [userId]);
  await sql.rows(
    `update held_orders set delivery_address = null, note = null, request_hash = '', placed_from = null
     where customer_id = $1`,
    [userId],
  );
  await sql.rows(
    `update users set name = $2, email = $3, phone = null, password_hash = null, disabled_at = $4 where id = $1`,
    [userId, formerCustomerName, `${randomUUID()}@former.invalid`, now],
  );
};
