import type { Sql } from '../core/database/sql.ts';
import { plannedPlates } from '../domains/mealtimes/planned-day.sql.ts';
import { OrderLine } from '../domains/orders/order-line.ts';
import { type DemoOrder, orderFacts, orderLineRows } from './demo-order.ts';
import { insertRows } from './insert-rows.sql.ts';
import type { DemoReview } from './past-orders.ts';

/** Inserts orders whose moments the database works out from the kitchens' plans and time zones. */
export const installOrders = async (db: Sql, orders: readonly DemoOrder[], now: Date): Promise<void> => {
  await db.rows(insertOrders, [JSON.stringify(orders.map(orderFacts)), now.toISOString()]);
  await insertRows(db, OrderLine, orders.flatMap(orderLineRows));
  await db.rows(countPlates);
};

/** Untyped, because its source is a record set of facts that no entity has, and that no other statement reads. */
const facts = `id uuid, order_number text, customer_id uuid, supplier_id uuid, service_date date, mealtime text,
  fulfillment text, delivery_address text, note text, status text, progress int, runs_late boolean, plates int,
  total_cents int, commission_cents int, idempotency_key text, request_hash text,
  minutes_before_cut_off int, minutes_ago int, minutes_to_the_door int`;

/**
 * The status of an order of today: the steps by turns while its meal is made, each not before its time, and done when
 * it is over.
 */
const statusNow = `case
  when fact.status <> 'UNDER_WAY' then fact.status
  when $2::timestamptz > meal.served_until then
    case when fact.runs_late and $2::timestamptz < meal.served_until + interval '270 minutes' then 'READY' else 'DELIVERED' end
  when $2::timestamptz < meal.served_from - interval '5 hours' or fact.progress < 25 then 'PLACED'
  when fact.progress < 50 or $2::timestamptz < meal.cut_off_at + interval '18 minutes' then 'PREPARING'
  when fact.progress >= 75 and fact.fulfillment = 'DELIVERY' and $2::timestamptz > meal.served_from - interval '21 minutes'
    then 'OUT_FOR_DELIVERY'
  else 'READY'
end`;

const insertOrders = `
insert into orders (id, order_number, customer_id, supplier_id, service_date, mealtime, fulfillment,
  delivery_address, note, status, payment_status, plates, total_cents, commission_cents, idempotency_key,
  request_hash, cut_off_at, served_from, served_until, placed_at, preparing_at, ready_at,
  out_for_delivery_at, delivered_at, canceled_at, canceled_by, cancellation_reason)
select fact.id, fact.order_number, fact.customer_id, fact.supplier_id, fact.service_date, fact.mealtime,
  fact.fulfillment, fact.delivery_address, fact.note, now.status,
  case now.status when 'DELIVERED' then 'PAID' when 'CANCELED' then 'REFUNDED' else 'DUE' end, fact.plates,
  fact.total_cents, fact.commission_cents, fact.idempotency_key, fact.request_hash,
  meal.cut_off_at, meal.served_from, meal.served_until, placed.at,
  case when now.step >= 2 then least(meal.served_from - interval '100 minutes', $2::timestamptz - interval '35 minutes') end,
  case when now.step >= 3 then least(meal.served_from - interval '10 minutes', $2::timestamptz - interval '18 minutes') end,
  case when now.step >= 4 and fact.fulfillment = 'DELIVERY' then
    least(meal.served_from, $2::timestamptz - interval '9 minutes') end,
  case when now.step = 5 then
    least(meal.served_from + make_interval(mins => fact.minutes_to_the_door), $2::timestamptz - interval '3 minutes') end,
  case when now.status = 'CANCELED' then placed.at + interval '12 minutes' end,
  case when now.status = 'CANCELED' then 'CUSTOMER' end,
  case when now.status = 'CANCELED' then 'Our plans changed.' end
from jsonb_to_recordset($1::text::jsonb) as fact (${facts})
cross join lateral meal_windows(fact.supplier_id, fact.service_date, fact.service_date) meal
cross join lateral (
  select ${statusNow} as status
) chosen_status
cross join lateral (
  select chosen_status.status,
    array_position(array['PLACED', 'PREPARING', 'READY', 'OUT_FOR_DELIVERY', 'DELIVERED'], chosen_status.status) as step
) now
cross join lateral (
  select coalesce(
    $2::timestamptz - make_interval(mins => fact.minutes_ago),
    least(
      meal.cut_off_at - make_interval(mins => fact.minutes_before_cut_off),
      case fact.status when 'UNDER_WAY' then $2::timestamptz - make_interval(mins => 40 + fact.progress) end)
  ) as at
) placed
where meal.mealtime = fact.mealtime`;

const countPlates = `
insert into service_days (supplier_id, service_date, capacity, breakfast_plates, lunch_plates, dinner_plates,
  breakfast_taken, lunch_taken, dinner_taken)
select day.supplier_id, day.service_date, kitchen.capacity,
  planned.breakfast, planned.lunch, planned.dinner, day.breakfast, day.lunch, day.dinner
from (
  select supplier_id, service_date,
    coalesce(sum(plates) filter (where mealtime = 'BREAKFAST'), 0) as breakfast,
    coalesce(sum(plates) filter (where mealtime = 'LUNCH'), 0) as lunch,
    coalesce(sum(plates) filter (where mealtime = 'DINNER'), 0) as dinner
  from orders where status <> 'CANCELED' group by supplier_id, service_date
) day
join suppliers kitchen on kitchen.id = day.supplier_id
cross join lateral (
  select ${plannedPlates} from mealtime_plans p
  where p.supplier_id = day.supplier_id and p.weekday = extract(dow from day.service_date)
) planned`;

/** Inserts reviews and carries their mean to the kitchens. */
export const installReviews = async (db: Sql, reviews: readonly DemoReview[], now: Date): Promise<void> => {
  await db.rows(
    `insert into reviews (id, order_id, supplier_id, customer_id, rating, words, created_at)
     select review.id, review.order_id, placed.supplier_id, placed.customer_id, review.rating, review.words,
       least($2::timestamptz, placed.delivered_at + make_interval(mins => review.minutes_after_delivery))
     from jsonb_to_recordset($1::text::jsonb)
       as review (id uuid, order_id uuid, rating int, words text, minutes_after_delivery int)
     join orders placed on placed.id = review.order_id`,
    [JSON.stringify(reviews), now.toISOString()],
  );
  await db.rows(
    `update suppliers set rating = averages.mean, total_ratings = averages.number
     from (select supplier_id, round(avg(rating), 2) as mean, count(*) as number from reviews group by 1) averages
     where averages.supplier_id = suppliers.id`,
  );
};
