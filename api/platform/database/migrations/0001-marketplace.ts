import { Migration } from '@mikro-orm/migrations';
import { statementsOf } from './statements-of.ts';

/** Cities, kitchens and their menus, people and sessions, orders and reviews. */
export class Migration0001Marketplace extends Migration {
  override up(): void {
    for (const statement of statementsOf(tables)) this.addSql(statement);
  }

  override down(): void {
    this.addSql('drop function meal_windows, miles_between');
    this.addSql(
      'drop table reviews, order_lines, orders, service_days, mealtime_plans, dishes, menu_categories, ' +
        'applications, suppliers, zip_codes, cities, sessions, users, attempts',
    );
    this.addSql('drop extension earthdistance, cube, pg_trgm');
  }
}

const tables = `
create extension if not exists pg_trgm;
create extension if not exists cube;
create extension if not exists earthdistance;

create table users (
  id uuid primary key,
  role text not null check (role in ('CUSTOMER', 'SUPPLIER', 'ADMIN')),
  name text not null,
  email text not null check (email = lower(email)),
  phone text,
  password_hash text,
  created_at timestamptz not null,
  disabled_at timestamptz,
  constraint users_email unique (email, role)
);

create table sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  token_hash text not null unique,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_user_id on sessions (user_id);

create table cities (
  id uuid primary key,
  name text not null,
  state char(2) not null,
  latitude double precision not null,
  longitude double precision not null,
  time_zone text not null,
  is_active boolean not null,
  supplier_count int not null default 0 check (supplier_count >= 0),
  unique (name, state)
);

create table zip_codes (
  zip_code char(5) not null,
  city text not null,
  state char(2) not null,
  latitude double precision not null,
  longitude double precision not null,
  primary key (zip_code, city)
);

create table suppliers (
  id uuid primary key,
  user_id uuid not null unique references users,
  city_id uuid not null references cities,
  kitchen_name text not null,
  cook_name text not null,
  description text not null,
  story text,
  cuisine_type text not null,
  address text not null,
  zip_code char(5) not null,
  latitude double precision not null,
  longitude double precision not null,
  daily_capacity text not null check (daily_capacity in ('5-10', '11-25', '26-50', '51-100')),
  capacity int not null check (capacity between 1 and 100),
  offers_delivery boolean not null default true,
  offers_pickup boolean not null default true,
  delivery_radius_miles int not null default 10,
  rating numeric(3,2) not null default 0,
  total_ratings int not null default 0,
  paused_until date,
  is_active boolean not null default false,
  search_text text not null default '',
  created_at timestamptz not null
);

create table applications (
  id uuid primary key,
  supplier_id uuid not null unique references suppliers,
  status text not null check (status in ('pending','documents_submitted','under_review','approved','rejected')),
  rejection_reason text,
  documents_submitted_at timestamptz,
  decided_at timestamptz,
  created_at timestamptz not null
);

create table menu_categories (
  id uuid primary key,
  supplier_id uuid not null references suppliers on delete cascade,
  name text not null,
  position int not null
);

create table dishes (
  id uuid primary key,
  supplier_id uuid not null references suppliers on delete cascade,
  category_id uuid not null references menu_categories,
  name text not null,
  description text not null,
  price_cents int not null check (price_cents between 1 and 100000),
  diet text not null check (diet in ('VEGETARIAN', 'VEGAN', 'EGG', 'NON_VEGETARIAN')),
  spice_level smallint not null check (spice_level between 0 and 3),
  allergens text[] not null,
  portion text,
  position int not null,
  is_available boolean not null default true,
  sold_out_on date,
  removed_at timestamptz
);

create table mealtime_plans (
  supplier_id uuid not null references suppliers on delete cascade,
  weekday smallint not null check (weekday between 0 and 6),
  mealtime text not null check (mealtime in ('BREAKFAST', 'LUNCH', 'DINNER')),
  plates int not null check (plates between 1 and 100),
  cut_off_minutes int not null check (cut_off_minutes between -2880 and 1440),
  served_from_minutes int not null check (served_from_minutes between 0 and 1440),
  served_until_minutes int not null check (served_until_minutes between 0 and 1440),
  primary key (supplier_id, weekday, mealtime)
);

create table service_days (
  supplier_id uuid not null references suppliers,
  service_date date not null,
  capacity int not null,
  breakfast_plates int not null,
  lunch_plates int not null,
  dinner_plates int not null,
  breakfast_taken int not null default 0,
  lunch_taken int not null default 0,
  dinner_taken int not null default 0,
  primary key (supplier_id, service_date),
  constraint service_days_breakfast check (breakfast_taken between 0 and breakfast_plates),
  constraint service_days_lunch check (lunch_taken between 0 and lunch_plates),
  constraint service_days_dinner check (dinner_taken between 0 and dinner_plates),
  constraint service_days_capacity check (breakfast_taken + lunch_taken + dinner_taken <= capacity)

);

create table orders (
  id uuid primary key,
  order_number text not null unique,
  customer_id uuid not null references users,
  supplier_id uuid not null references suppliers,
  service_date date not null,
  mealtime text not null check (mealtime in ('BREAKFAST', 'LUNCH', 'DINNER')),
  fulfilment text not null check (fulfilment in ('DELIVERY', 'PICKUP')),
  delivery_address text,
  note text,
  status text not null
    check (status in ('PLACED', 'PREPARING', 'READY', 'OUT_FOR_DELIVERY', 'DELIVERED', 'CANCELLED')),
  payment_status text not null check (payment_status in ('DUE', 'PAID', 'REFUNDED')),
  plates int not null check (plates > 0),
  total_cents int not null check (total_cents > 0),
  commission_cents int not null check (commission_cents between 0 and total_cents),
  cut_off_at timestamptz not null,
  served_from timestamptz not null,
  served_until timestamptz not null,
  idempotency_key text not null,
  request_hash text not null,
  placed_at timestamptz not null,
  preparing_at timestamptz,
  ready_at timestamptz,
  out_for_delivery_at timestamptz,
  delivered_at timestamptz,
  cancelled_at timestamptz,
  cancelled_by text check (cancelled_by in ('CUSTOMER', 'SUPPLIER', 'ADMIN')),
  cancellation_reason text,
  constraint orders_idempotency_key unique (customer_id, idempotency_key)
);

create table order_lines (
  order_id uuid not null references orders on delete cascade,
  position smallint not null,
  dish_id uuid not null,
  dish_name text not null,
  unit_price_cents int not null check (unit_price_cents >= 0),
  quantity smallint not null check (quantity > 0),
  primary key (order_id, position)
);

create table reviews (
  id uuid primary key,
  order_id uuid not null unique references orders,
  supplier_id uuid not null references suppliers,
  customer_id uuid not null references users,
  rating smallint not null check (rating between 1 and 5),
  words text,
  created_at timestamptz not null
);

create table attempts (
  key text primary key,
  points int not null,
  expire bigint
);

-- The walk of a city's kitchens in order of rating, with the words searched for beside the key: a list
-- reads just its rows, a search within a city stops at its first page.
create index suppliers_city_rating on suppliers (city_id, rating desc, id) include (search_text) where is_active;
create index suppliers_city_name on suppliers (city_id, lower(kitchen_name), id) where is_active;
create index suppliers_rating on suppliers (rating desc, id) where is_active;
create index suppliers_name on suppliers (lower(kitchen_name), id) where is_active;
create index suppliers_cuisine on suppliers (city_id, cuisine_type, rating desc, id) where is_active;
create index suppliers_search on suppliers using gin (search_text gin_trgm_ops) where is_active;
create index suppliers_place on suppliers using gist (ll_to_earth(latitude, longitude)) where is_active;
create index zip_codes_place on zip_codes (state, city);
create index menu_categories_supplier on menu_categories (supplier_id, position);
create index dishes_menu on dishes (supplier_id, position) where removed_at is null;
create index orders_of_customer on orders (customer_id, placed_at desc, id desc);
create index orders_of_supplier on orders (supplier_id, placed_at desc, id desc);
create index orders_of_kitchen_day on orders (supplier_id, service_date);
create index order_lines_dish on order_lines (dish_id);
create index reviews_of_supplier on reviews (supplier_id, created_at desc, id desc);
create index cities_by_name on cities (name, state, id);

-- Great-circle distance in miles, with the specification's earth radius.
create function miles_between(lat1 double precision, lon1 double precision, lat2 double precision, lon2 double precision)
returns double precision language sql immutable strict parallel safe as $$
  select 3959 * acos(least(1, greatest(-1,
    sin(radians(lat1)) * sin(radians(lat2)) +
    cos(radians(lat1)) * cos(radians(lat2)) * cos(radians(lon2 - lon1)))))
$$;

-- Every meal window of a kitchen on the given days, with its moments and the plates left. The one place
-- that knows how plans, days already sold and the day's capacity come together.
create function meal_windows(kitchen uuid, first_day date, last_day date)
returns table (
  service_date date, mealtime text, cut_off_at timestamptz, served_from timestamptz, served_until timestamptz,
  plates int, plates_left int
)
language sql stable as $$
  select
    day.service_date,
    plan.mealtime,
    (day.service_date + make_interval(mins => plan.cut_off_minutes)) at time zone city.time_zone,
    (day.service_date + make_interval(mins => plan.served_from_minutes)) at time zone city.time_zone,
    (day.service_date + make_interval(mins => plan.served_until_minutes)) at time zone city.time_zone,
    plan.plates,
    greatest(0, least(
      case plan.mealtime
        when 'BREAKFAST' then coalesce(sold.breakfast_plates - sold.breakfast_taken, plan.plates)
        when 'LUNCH' then coalesce(sold.lunch_plates - sold.lunch_taken, plan.plates)
        else coalesce(sold.dinner_plates - sold.dinner_taken, plan.plates)
      end,
      coalesce(
        sold.capacity - sold.breakfast_taken - sold.lunch_taken - sold.dinner_taken,
        supplier.capacity)))
  from suppliers supplier
  join cities city on city.id = supplier.city_id
  cross join lateral (
    select first_day + days as service_date from generate_series(0, last_day - first_day) as days
  ) day
  join mealtime_plans plan
    on plan.supplier_id = supplier.id and plan.weekday = extract(dow from day.service_date)::smallint
  left join service_days sold
    on sold.supplier_id = supplier.id and sold.service_date = day.service_date
  where supplier.id = kitchen
$$;
`;
