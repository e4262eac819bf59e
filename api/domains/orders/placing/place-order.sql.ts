import { sql } from 'kysely';
import { commissionPercent, orderableDays } from '../../../../schema/constants.ts';
import { textOf } from '../../../core/query/text.ts';
import type { Cents } from '../../../core/values/money.ts';
import type { Mealtime } from '../../mealtimes/mealtime.ts';
import { isClosed, plannedPlates } from '../../mealtimes/planned-day.sql.ts';
import { contentForMeal } from '../../menus/meal-menus/content-for-meal.ts';
import { isCookedForMeal, type MealOfKitchen } from '../../menus/meal-menus/cooked-for-meal.ts';
import type { Fulfillment } from '../order-enums.ts';
import { commissionOf } from './commission.sql.ts';
import { isBeyondReach } from './delivers-to-address.ts';
import type { UnpaidBounds } from './unpaid-plates.ts';
import { unpaidRoom } from './unpaid-room.sql.ts';

/** Parameters of the statement, in order. */
export interface PlaceOrderValues {
  orderId: string;
  orderNumber: string;
  customerId: string;
  supplierId: string;
  serviceDate: string;
  mealtime: Mealtime;
  fulfillment: Fulfillment;
  deliveryAddress: string | null;
  note: string | null;
  dishIds: string[];
  quantities: number[];
  expectedTotalCents: number;
  idempotencyKey: string;
  requestHash: string;
  now: Date;
  /** ZIP code at the end of the address, if any. */
  zipCode: string | null;
  unpaid: UnpaidBounds;
  /** Of each line the IDs of its choices, as text of an array: arrays of the database do not differ in length. */
  choices: string[];
  /** Version of the menu whose dishes were compared with the customer's household; null if it was not. */
  comparedMenu: number | null;
  /** Of each line the price of a portion without its choices; none for the prices of the menu. */
  basePrices: readonly Cents[];
}

const none = '{}';

export const choicesText = (choiceIds: readonly string[] | null | undefined): string =>
  choiceIds?.length ? `{${choiceIds.join()}}` : none;

export const valuesOf = (values: PlaceOrderValues): unknown[] => [
  values.orderId,
  values.orderNumber,
  values.customerId,
  values.supplierId,
  values.serviceDate,
  values.mealtime,
  values.fulfillment,
  values.deliveryAddress,
  values.note,
  values.dishIds,
  values.quantities,
  values.expectedTotalCents,
  values.idempotencyKey,
  values.requestHash,
  values.now,
  values.zipCode,
  values.unpaid.source,
  values.unpaid.most,
  values.unpaid.mostOfSource,
  values.unpaid.asksProof,
  commissionPercent,
  values.choices,
  values.comparedMenu,
  values.basePrices,
];

/** Converts minutes of the ordered day to a timestamp. */
const momentOf = (minutes: string): string =>
  `($5::date + make_interval(mins => ${minutes})) at time zone c.time_zone`;

/** The plan of the ordered meal; no row when the kitchen does not cook it. */
const planOfMeal = ['plates', 'cut_off_minutes', 'served_from_minutes', 'served_until_minutes']
  .map(column => `max(p.${column}) filter (where p.mealtime = $6) as ${column}`)
  .join(', ');

const roomForUnpaid = textOf(
  unpaidRoom({
    customerId: sql.raw('$3'),
    source: sql.raw('$17'),
    most: sql.raw('$18'),
    mostOfSource: sql.raw('$19'),
    now: sql.raw('$15'),
    asksProof: sql.raw('$20'),
  }),
);

const meal: MealOfKitchen = {
  supplierId: sql.raw('$4'),
  serviceDate: sql.raw('$5::date'),
  mealtime: sql.raw('$6'),
};
const cookedForMeal = textOf(isCookedForMeal(meal));
const mealContent = textOf(contentForMeal(meal));

/**
 * First part of placing or holding an order: prices the dishes and takes the plates.
 *
 * - It computes the meal window from the plan, which it reads for the plates anyway; `meal_windows` would read kitchen,
 *   city and plan a second time, a sixth of the cost of an order.
 * - The sold plates are read from the locked row of the day. So is `menu_version`, which is newer if the contents or
 *   the limit of a dish or the menu of a meal changed after this statement took its snapshot.
 * - `unpaid_room` serializes the orders of one new customer, so that two concurrent ones cannot both take the last
 *   plates they may leave unpaid, nor both be the one order of an account whose address is unproven.
 * - Portions of a limited dish or category are counted while the day is locked; too many violate the constraint of
 *   their row, which rolls everything back. Few kitchens limit a category: an index of those that do is asked first,
 *   as reading the category of each dish took a thirtieth of the statement.
 * - Choices that do not fit their dish make `chosen_options` null, so that the line has no price; `offset 0` asks it
 *   once for each line.
 * - Whether ordering is stopped is read here, after the locks of its tables: who stops it waits for the statements that
 *   began before (decision 140).
 * - Orders of a household that never eats something are placed only from the menu that they were compared with.
 */
export const takePlates = `
with kitchen as (
  select s.id, s.capacity, s.menu_version, plan.breakfast, plan.lunch, plan.dinner, plan.plates,
    ${momentOf('plan.cut_off_minutes')} as cut_off_at,
    ${momentOf('plan.served_from_minutes')} as served_from,
    ${momentOf('plan.served_until_minutes')} as served_until
  from suppliers s
  join cities c on c.id = s.city_id
  cross join lateral (
    select ${plannedPlates}, ${planOfMeal} from mealtime_plans p
    where p.supplier_id = s.id and p.weekday = extract(dow from $5::date)::smallint
  ) plan
  where s.id = $4 and s.is_active and ${momentOf('plan.cut_off_minutes')} > $15
    and $5::date < ($15::timestamptz at time zone c.time_zone)::date + ${orderableDays}
    and not ${isClosed('s.id', '$5::date')}
    and not exists (select from ordering_stops stop
      where (stop.city_id is null or stop.city_id = c.id) and (stop.until is null or stop.until > $15))
    and case when $23::int is null
      then not exists (select from households h where h.user_id = $3 and h.has_needs) else s.menu_version = $23 end
    and case $7
      when 'DELIVERY' then s.offers_delivery and ${textOf(isBeyondReach(sql.raw('$16')))} is not true
      else s.offers_pickup end
),
priced as (
  select asked.position, d.id, d.name, d.marks, d.plates, d.portion_limit, d.category_id, asked.quantity, picked.choices,
    coalesce(asked.base_price_cents, d.price_cents)
      + case when picked.choices = '[]' then 0 else price_of_choices(picked.choices) end as price_cents,
    case when picked.choices = '[]' then d.allergens
      else allergens_with(d.allergens, picked.choices) end as allergens,
    case when picked.choices = '[]' then d.diet else diet_with(d.diet, picked.choices) end as diet,
    ${mealContent} as meal_content
  from unnest($10::uuid[], $11::int[], $22::text[], $24::int[])
    with ordinality as asked(dish_id, quantity, choice_ids, base_price_cents, position)
  join dishes d on d.id = asked.dish_id
  cross join lateral (
    select case when d.option_groups = '[]' and asked.choice_ids = '${none}' then '[]'::jsonb
      else chosen_options(d.option_groups, asked.choice_ids::uuid[]) end as choices offset 0
  ) picked
  where picked.choices is not null and d.supplier_id = $4 and d.removed_at is null and d.is_available
    and d.sold_out_on is distinct from $5::date and ${cookedForMeal}
),
cart as (
  select sum(plates * quantity)::int as plates, sum(price_cents * quantity)::int as total_cents
  from priced
  having count(*) = cardinality($10::uuid[]) and sum(price_cents * quantity) = $12::int
),
newcomer as (
  select ${roomForUnpaid} as room from kitchen, cart
),
taken as (
  insert into service_days as day (
    supplier_id, service_date, capacity, menu_version, breakfast_plates, lunch_plates, dinner_plates,
    breakfast_taken, lunch_taken, dinner_taken)
  select kitchen.id, $5::date, kitchen.capacity, kitchen.menu_version, kitchen.breakfast, kitchen.lunch, kitchen.dinner,
    case $6 when 'BREAKFAST' then cart.plates else 0 end,
    case $6 when 'LUNCH' then cart.plates else 0 end,
    case $6 when 'DINNER' then cart.plates else 0 end
  from kitchen, cart, newcomer
  where cart.plates <= least(kitchen.plates, kitchen.capacity, newcomer.room)
  on conflict (supplier_id, service_date) do update set
    breakfast_taken = day.breakfast_taken + excluded.breakfast_taken,
    lunch_taken = day.lunch_taken + excluded.lunch_taken,
    dinner_taken = day.dinner_taken + excluded.dinner_taken
  where day.menu_version <= excluded.menu_version
    and day.breakfast_taken + excluded.breakfast_taken <= day.breakfast_plates
    and day.lunch_taken + excluded.lunch_taken <= day.lunch_plates
    and day.dinner_taken + excluded.dinner_taken <= day.dinner_plates
    and day.breakfast_taken + day.lunch_taken + day.dinner_taken
      + excluded.breakfast_taken + excluded.lunch_taken + excluded.dinner_taken <= day.capacity
  returning supplier_id
),
portions as (
  select take_portions($5::date, $6, priced.id, priced.portion_limit, c.id, c.portion_limit, priced.quantity)
  from taken cross join priced
  left join (
    select id, portion_limit from menu_categories where supplier_id = $4 and portion_limit is not null
  ) c on c.id = priced.category_id
  where priced.portion_limit is not null or c.id is not null
)`;

/** Nothing reads the portions, so a statement must ask for them to have them taken. */
export const takesPortions = '(select count(*) from portions) >= 0';

/**
 * Places an order in one statement, which is one transaction: prices the dishes, takes the plates, stores the order
 * and its lines, and adds an outbox entry. It returns the computed values, a row for each line, or no rows when the
 * order is refused; then nothing is stored. The row of the kitchen's day is locked while it runs, so plates are never
 * sold twice. A repeated idempotency key violates its constraint and rolls everything back.
 */
export const placeOrderStatement = `${takePlates},
placed as (
  insert into orders (
    id, order_number, customer_id, supplier_id, service_date, mealtime, fulfillment, delivery_address, note,
    status, payment_status, plates, total_cents, commission_cents, cut_off_at, served_from, served_until,
    idempotency_key, request_hash, placed_at, placed_from)
  select $1, $2, $3, kitchen.id, $5::date, $6, $7, $8, $9,
    'PLACED', 'DUE', cart.plates, cart.total_cents, ${commissionOf('cart.total_cents', '$21')},
    kitchen.cut_off_at, kitchen.served_from, kitchen.served_until, $13, $14, $15,
    case when newcomer.room is not null then $17::text end
  from taken, kitchen, cart, newcomer
  returning id, supplier_id, plates, cut_off_at, served_from, served_until, placed_at, updated_at
),
lines as (
  insert into order_lines (order_id, position, dish_id, dish_name, unit_price_cents, quantity, allergens, diet, marks, choices,
    meal_content)
  select placed.id, priced.position, priced.id, priced.name, priced.price_cents, priced.quantity,
    priced.allergens, priced.diet, priced.marks, priced.choices, priced.meal_content
  from placed, priced
),
to_tell as (
  insert into outbox (id, kind, subject_id, happened_at)
  select id, 'ORDER_PLACED', id, placed_at from placed
)
select placed.supplier_id as "supplierId", placed.plates, placed.cut_off_at as "cutOffAt",
  placed.served_from as "servedFrom", placed.served_until as "servedUntil", placed.updated_at as "updatedAt", priced.position::int,
  priced.id as "dishId", priced.name as "dishName", priced.price_cents as "unitPriceCents", priced.quantity,
  priced.allergens, priced.diet, priced.marks, priced.choices, priced.meal_content as "mealContent"
from placed, priced
where ${takesPortions}`;
