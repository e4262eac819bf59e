import { hash, randomInt, randomUUID } from 'node:crypto';
import { commissionPercent } from '../../schema/constants.ts';
import type { Query, Texts } from './pipelined-pool.ts';

export interface OrderInput {
  idempotencyKey: string;
  supplierId: string;
  serviceDate: string;
  mealtime: string;
  fulfillment: string;
  deliveryAddress: string;
  lines: { dishId: string; quantity: number }[];
  expectedTotalCents: number;
}

const sha256 = (value: string) => hash('sha256', value, 'base64url');
const four = () =>
  randomInt(31 ** 4)
    .toString(31)
    .toUpperCase()
    .padStart(4, '0');

/** Session, prices, plates, unpaid plates, order, lines and outbox in one statement, which is one transaction. */
const statement = `
with viewer as (
  select u.id from sessions s join users u on u.id = s.user_id
  where s.token_hash = $1 and s.expires_at > now() and s.last_used_at > now() - interval '14 days'
    and u.role = 'CUSTOMER' and u.disabled_at is null
),
meal as (
  select s.id as supplier_id, s.capacity, p.plates,
    ($3::date + make_interval(mins => p.cut_off_minutes)) at time zone c.time_zone as cut_off_at,
    ($3::date + make_interval(mins => p.served_from_minutes)) at time zone c.time_zone as served_from,
    ($3::date + make_interval(mins => p.served_until_minutes)) at time zone c.time_zone as served_until
  from suppliers s
  join cities c on c.id = s.city_id
  join mealtime_plans p on p.supplier_id = s.id and p.weekday = extract(dow from $3::date)::smallint and p.mealtime = $4
  where s.id = $2 and s.is_active and s.offers_delivery
),
priced as (
  select asked.position, d.id, d.name, d.price_cents, d.allergens, d.diet, asked.quantity
  from unnest($5::uuid[], $6::int[]) with ordinality as asked (dish_id, quantity, position)
  join dishes d on d.id = asked.dish_id and d.supplier_id = $2
  where d.removed_at is null and d.is_available and d.sold_out_on is distinct from $3::date
),
cart as (
  select sum(quantity)::int as plates, sum(price_cents * quantity)::int as cents from priced
  having count(*) = cardinality($5::uuid[]) and sum(price_cents * quantity) = $7::int
),
newcomer as (
  select unpaid_room(viewer.id, 'bench', 1000000, 1000000, now()) as room from viewer, cart
),
taken as (
  insert into service_days as day (
    supplier_id, service_date, capacity, breakfast_plates, lunch_plates, dinner_plates, lunch_taken)
  select meal.supplier_id, $3::date, meal.capacity, 0, meal.plates, meal.plates, cart.plates
  from meal, cart, newcomer where meal.cut_off_at > now() and cart.plates <= least(meal.plates, newcomer.room)
  on conflict (supplier_id, service_date) do update set lunch_taken = day.lunch_taken + excluded.lunch_taken
  where day.lunch_taken + excluded.lunch_taken <= day.lunch_plates
    and day.breakfast_taken + day.lunch_taken + day.dinner_taken + excluded.lunch_taken <= day.capacity
  returning supplier_id
),
placed as (
  insert into orders (
    id, order_number, customer_id, supplier_id, service_date, mealtime, fulfillment, delivery_address, status,
    payment_status, plates, total_cents, commission_cents, cut_off_at, served_from, served_until,
    idempotency_key, request_hash, placed_at)
  select $8, $9, viewer.id, meal.supplier_id, $3::date, $4, $10, $11, 'PLACED', 'DUE', cart.plates, cart.cents,
    (cart.cents * ${commissionPercent} + 50) / 100, meal.cut_off_at, meal.served_from, meal.served_until, $12, $13, now()
  from taken, meal, cart, viewer
  returning id, plates, total_cents, placed_at
),
lines as (
  insert into order_lines (order_id, position, dish_id, dish_name, unit_price_cents, quantity, allergens, diet)
  select placed.id, priced.position, priced.id, priced.name, priced.price_cents, priced.quantity,
    priced.allergens, priced.diet
  from placed, priced
),
to_tell as (
  insert into outbox (id, kind, subject_id, happened_at)
  select id, 'ORDER_PLACED', id, placed_at from placed
)
select placed.plates, placed.total_cents, placed.placed_at, priced.name, priced.quantity, priced.price_cents
from placed, priced order by priced.position`;

/** An order in progress: statement name, and a row per line; no rows when it is refused. */
export interface Placing {
  id: string;
  number: string;
  rows: Promise<Texts[]>;
}

export const placeOrder = (query: Query, token: string, input: OrderInput): Placing => {
  const { idempotencyKey, ...asked } = input;
  const id = randomUUID();
  const number = `T-${four()}-${four()}`;
  const rows = query('order', statement, [
    sha256(token),
    asked.supplierId,
    asked.serviceDate,
    asked.mealtime,
    asked.lines.map(line => line.dishId),
    asked.lines.map(line => line.quantity),
    asked.expectedTotalCents,
    id,
    number,
    asked.fulfillment,
    asked.deliveryAddress,
    idempotencyKey,
    sha256(JSON.stringify(asked)),
  ]);
  return { id, number, rows };
};
