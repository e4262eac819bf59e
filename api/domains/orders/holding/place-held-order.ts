import type { Work } from '../../../core/operation.ts';
import { HeldOrderPlaced, OrderPlaced } from '../order-events.ts';

/** Places a held order once it is paid. Returns whether it was still held. */
export const placeHeldOrder = async ({ sql, now, record }: Work, id: string): Promise<boolean> => {
  const [placed] = await sql.rows<{ supplierId: string }>(
    `with held as (
       update held_orders set status = 'PLACED' where id = $1 and status = 'HELD' returning *
     ),
     placed as (
       insert into orders (
         id, order_number, customer_id, supplier_id, service_date, mealtime, fulfillment, delivery_address,
         note, status, payment_status, plates, total_cents, commission_cents, cut_off_at, served_from,
         served_until, idempotency_key, request_hash, placed_at, placed_from)
       select id, order_number, customer_id, supplier_id, service_date, mealtime, fulfillment, delivery_address,
         note, 'PLACED', 'PAID', plates, total_cents, commission_cents, cut_off_at, served_from,
         served_until, idempotency_key, request_hash, $2, placed_from
       from held
       returning supplier_id
     ),
     lines as (
       insert into order_lines (
         order_id, position, dish_id, dish_name, unit_price_cents, quantity, allergens, diet)
       select held.id, line.position, line."dishId", line."dishName", line."unitPriceCents", line.quantity,
         line.allergens, line.diet
       from held, jsonb_to_recordset(held.lines) as line (
         position smallint, "dishId" uuid, "dishName" text, "unitPriceCents" int, quantity smallint,
         allergens text[], diet text)
     )
     select supplier_id as "supplierId" from placed`,
    [id, now],
  );
  if (!placed) return false;
  record(new OrderPlaced(id, placed.supplierId));
  record(new HeldOrderPlaced(id, placed.supplierId));
  return true;
};
