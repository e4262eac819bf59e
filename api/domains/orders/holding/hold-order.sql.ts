import { commissionOf } from '../placing/commission.sql.ts';
import { takePlates, takesPortions } from '../placing/place-order.sql.ts';

/**
 * Like placing an order, but stored as held until it is paid: the same values, then the end of the hold ($25).
 * Stores nothing when the order is refused.
 */
export const holdOrderStatement = `${takePlates},
held as (
  insert into held_orders (
    id, order_number, customer_id, supplier_id, service_date, mealtime, fulfillment, delivery_address, note,
    plates, total_cents, commission_cents, cut_off_at, served_from, served_until, lines,
    idempotency_key, request_hash, status, held_at, held_until, placed_from)
  select $1, $2, $3, kitchen.id, $5::date, $6, $7, $8, $9,
    cart.plates, cart.total_cents, ${commissionOf('cart.total_cents', '$21')},
    kitchen.cut_off_at, kitchen.served_from, kitchen.served_until,
    (select jsonb_agg(jsonb_build_object('position', position, 'dishId', id, 'dishName', name,
      'unitPriceCents', price_cents, 'quantity', quantity, 'allergens', allergens, 'diet', diet, 'marks', marks, 'choices', choices,
      'mealContent', meal_content) order by position) from priced),
    $13, $14, 'HELD', $15, $25::timestamptz, case when newcomer.room is not null then $17::text end
  from taken, kitchen, cart, newcomer
  returning *
)
select h.id, h.order_number as "orderNumber", h.status, h.held_until as "heldUntil",
  h.supplier_id as "supplierId", h.total_cents as "totalCents", h.commission_cents as "commissionCents",
  h.request_hash as "requestHash"
from held h
where ${takesPortions}`;
