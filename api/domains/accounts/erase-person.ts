import { randomUUID } from 'node:crypto';
import type { Sql } from '../../core/sql.ts';
import { formerCustomerName } from '../identity/former-customer.ts';

/**
 * Everything that tells who a customer was goes; what orders cost and what reviews say stays, by nobody in
 * particular. One statement for each table that knows people.
 */
export const erasePerson = async (sql: Sql, userId: string, now: Date): Promise<void> => {
  await sql.rows('delete from addresses where user_id = $1', [userId]);
  await sql.rows('delete from favorites where user_id = $1', [userId]);
  await sql.rows('delete from notifications where user_id = $1', [userId]);
  // Kitchens were told in the customer's own words why an order was canceled.
  await sql.rows(
    `delete from notifications n using orders o, suppliers s
     where o.customer_id = $1 and o.canceled_by = 'CUSTOMER' and s.id = o.supplier_id
       and n.user_id = s.user_id and n.order_id = o.id`,
    [userId],
  );
  await sql.rows('delete from push_devices where user_id = $1', [userId]);
  await sql.rows('delete from recognized_clients where user_id = $1', [userId]);
  await sql.rows('delete from notification_settings where user_id = $1', [userId]);
  // The request's hash was taken over the address as well, and the one of the network is of their network.
  await sql.rows(
    `update orders set delivery_address = null, note = null, request_hash = '', placed_from = null,
       cancellation_reason = case canceled_by when 'CUSTOMER' then null else cancellation_reason end
     where customer_id = $1`,
    [userId],
  );
  // A refund repeats the words of whoever canceled.
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
