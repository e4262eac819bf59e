import type { Size } from '../settings.ts';
import { words } from './words.ts';

export interface Step {
  title: string;
  sql: string;
  /** Omitted where nothing is ordered. */
  isForOrders?: boolean;
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
const listed = (texts: string[]) => `(array[${texts.map(quoted).join(', ')}])`;
const oneOf = (texts: string[], number: string) => `${listed(texts)}[1 + (${number}) % ${texts.length}]`;
const anyOf = (texts: string[]) => `${listed(texts)}[1 + floor(random() * ${texts.length})::int]`;
/** The same id for the same thing every time, in the form of a random UUID. */
export const idOf = (kind: string, number: string) =>
  `overlay(overlay(md5('${kind} ' || ${number}) placing '4' from 13) placing '8' from 17)::uuid`;

/** Who has a session. */
type SessionHolder = 'cook' | 'shopper';

/** As long as every token of a session: a shorter one is not taken from a cookie. */
const tokenLength = 43;
const tokenParts = (holder: SessionHolder) => {
  const prefix = `bench-${holder}-`;
  return { prefix, digits: tokenLength - prefix.length };
};

/** Token of the session that `sessionsOf` stores. */
export const tokenOf = (holder: SessionHolder, number: number): string => {
  const { prefix, digits } = tokenParts(holder);
  return prefix + String(number).padStart(digits, '0');
};

/** A session for each cook or each shopper. */
export const sessionsOf = (holder: SessionHolder, count: number): Step => {
  const { prefix, digits } = tokenParts(holder);
  return {
    title: `sessions of ${holder}s`,
    sql: `insert into sessions (id, user_id, token_hash, created_at, last_used_at, expires_at)
      select ${idOf(`${holder} session`, 'n')}, ${idOf(holder, 'n')},
        translate(rtrim(encode(sha256(('${prefix}' || lpad(n::text, ${digits}, '0'))::bytea), 'base64'), '='), '+/', '-_'),
        now(), now(), now() + interval '1 year'
      from generate_series(1, ${count}) n`,
  };
};

export const dishesPerKitchen = 12;
const dishName = (kitchen: string, position: string) => oneOf(words.dishes, `${kitchen} + ${position} * 7`);

/** Fills the tables of an empty marketplace, a statement each. */
export const stepsFor = (size: Size): Step[] =>
  everyStep(size).filter(({ isForOrders }) => !isForOrders || size.orders > 0);

/** The largest city has 6% of all kitchens. */
const everyStep = (size: Size): Step[] => [
  { title: 'repeatable chance', sql: 'select setseed(0.42)' },
  {
    title: 'cities',
    sql: `insert into cities (id, name, state, latitude, longitude, time_zone, is_active, is_announced)
      select ${idOf('city', 'n')}, 'City ' || n, 'TX', 26 + n % 20, -100 + n % 17, 'America/Chicago', true, true
      from generate_series(1, ${size.cities}) n`,
  },
  {
    title: 'cooks and customers',
    sql: `insert into users (id, role, name, email, created_at, email_proven_at)
      select ${idOf('cook', 'n')}, 'SUPPLIER', ${anyOf(words.firstNames)} || ' ' || ${anyOf(words.lastNames)},
        'cook-' || n || '@bench.example', now() - interval '1 year', now()
      from generate_series(1, ${size.kitchens}) n
      union all
      select ${idOf('customer', 'n')}, 'CUSTOMER', 'Customer ' || n, 'customer-' || n || '@bench.example',
        now() - interval '1 year', now()
      from generate_series(1, ${size.customers}) n
      union all
      select ${idOf('shopper', 'n')}, 'CUSTOMER', 'Shopper ' || n, 'shopper-' || n || '@bench.example', now(), now()
      from generate_series(1, ${size.shoppers}) n`,
  },
  {
    title: 'kitchens',
    sql: `insert into suppliers (
        id, user_id, city_id, kitchen_name, cook_name, description, story, cuisine_type, address, zip_code,
        latitude, longitude, daily_capacity, capacity, rating, total_ratings, is_active, has_dishes, search_text, created_at)
      select ${idOf('kitchen', 'n')}, cook.id, city.id, named.kitchen, cook.name,
        named.cuisine || ' home cooking, fresh every morning, with whole spices and little oil. Serves '
          || ${dishName('n', '1')} || ', ' || ${dishName('n', '2')} || ' and more.',
        'I learned to cook from my grandmother and still grind my spices myself.', named.cuisine,
        n || ' Main St, ' || city.name || ', ' || city.state, lpad((n % 90000 + 10000)::text, 5, '0'),
        round((city.latitude + random() / 5)::numeric, 4), round((city.longitude + random() / 5)::numeric, 4),
        '51-100', 100, round((3 + random() * 2)::numeric, 2), (random() * 400)::int, true, true,
        lower(concat_ws(' ', named.kitchen, cook.name, named.cuisine, menu.dishes)), now() - interval '1 year'
      from generate_series(1, ${size.kitchens}) n
      join users cook on cook.id = ${idOf('cook', 'n')}
      cross join lateral (select n as kitchen_number, 1 + floor(${size.cities} * random() ^ 2)::int as city) place
      join cities city on city.id = ${idOf('city', 'place.city')}
      cross join lateral (
        select kind as cuisine,
          split_part(cook.name, ' ', 1) || '''s ' || kind || ' ' || ${oneOf(words.kitchenNames, 'n / 3')} as kitchen
        from (select ${oneOf(words.cuisines, 'n')} as kind) chosen
      ) named
      cross join lateral (
        select string_agg(${dishName('n', 'k')}, ' ') as dishes from generate_series(1, ${dishesPerKitchen}) k
      ) menu`,
  },
  {
    title: 'counts of kitchens',
    sql: `update cities set supplier_count = found.count
      from (select city_id, count(*) from suppliers group by city_id) found where found.city_id = cities.id`,
  },
  {
    title: 'menus',
    sql: `insert into menu_categories (id, supplier_id, name, position)
      select ${idOf('category', "n || ' ' || k")}, ${idOf('kitchen', 'n')}, ${oneOf(words.categories, 'k')}, k
      from generate_series(1, ${size.kitchens}) n, generate_series(0, 2) k`,
  },
  {
    title: 'dishes',
    sql: `insert into dishes (
        id, supplier_id, category_id, name, description, price_cents, diet, spice_level, allergens, portion, position)
      select ${idOf('dish', "n || ' ' || k")}, ${idOf('kitchen', 'n')},
        ${idOf('category', "n || ' ' || (k - 1) / 4")}, ${dishName('n', 'k')},
        'Cooked slowly with fresh spices the way it is made at home, for one.', 400 + (n * 7 + k * 131) % 1200,
        'VEGETARIAN', k % 4, case k % 3 when 0 then array['MILK', 'WHEAT'] else array['MILK'] end, '12 oz', k
      from generate_series(1, ${size.kitchens}) n, generate_series(1, ${dishesPerKitchen}) k`,
  },
  {
    title: 'mealtimes',
    isForOrders: true,
    sql: `insert into mealtime_plans (
        supplier_id, weekday, mealtime, plates, cut_off_minutes, served_from_minutes, served_until_minutes)
      select ${idOf('kitchen', 'n')}, weekday, meal, 100, cut_off, served, served + 90
      from generate_series(1, ${size.kitchens}) n, generate_series(0, 6) weekday,
        (values ('LUNCH', -180, 720), ('DINNER', 720, 1110)) as plan (meal, cut_off, served)`,
  },
  {
    title: 'past orders',
    isForOrders: true,
    sql: `insert into orders (
        id, order_number, customer_id, supplier_id, service_date, mealtime, fulfillment, delivery_address, status,
        payment_status, plates, total_cents, commission_cents, cut_off_at, served_from, served_until,
        idempotency_key, request_hash, placed_at, delivered_at)
      select ${idOf('order', 'n')}, 'T-' || to_char(n, 'FM00000000'),
        -- Each shopper has one behind them: newcomers may order only so much.
        case when n <= ${size.shoppers} then ${idOf('shopper', 'n')} else ${idOf('customer', `(1 + n % ${size.customers})`)} end,
        ${idOf('kitchen', 'kitchen')}, day, 'LUNCH', 'DELIVERY',
        '5 Elm St', 'DELIVERED', 'PAID', 2, 1800, 360, day, day + time '17:00', day + time '18:30', 'past-' || n, '-',
        day - time '06:00', day + time '18:00'
      from generate_series(1, ${size.orders}) n
      cross join lateral (
        select n as order_number, 1 + floor(random() * ${size.kitchens})::int as kitchen,
          current_date - 1 - floor(random() * 90)::int as day
      ) chosen`,
  },
  {
    title: 'their lines',
    isForOrders: true,
    sql: `insert into order_lines (order_id, position, dish_id, dish_name, unit_price_cents, quantity, allergens, diet)
      select ${idOf('order', 'n')}, k, ${idOf('dish', `1 + n % ${size.kitchens} || ' ' || k`)},
        ${dishName('n', 'k')}, 900, 1, '{}', 'VEGETARIAN'
      from generate_series(1, ${size.orders}) n, generate_series(1, 2) k`,
  },
  {
    title: 'days sold',
    isForOrders: true,
    sql: `insert into service_days (
        supplier_id, service_date, capacity, breakfast_plates, lunch_plates, dinner_plates, lunch_taken)
      select supplier_id, service_date, 100, 0, 100, 100, sum(plates) from orders
      where idempotency_key like 'past-%' group by supplier_id, service_date`,
  },
  sessionsOf('shopper', size.shoppers),
];
