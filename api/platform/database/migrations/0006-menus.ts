import { Migration } from '@mikro-orm/migrations';
import { statementsOf } from './statements-of.ts';

/** What a kitchen writes itself: its menu with photos, its week and the days it stays closed. */
export class Migration0006Menus extends Migration {
  override up(): void {
    for (const statement of statementsOf(tables)) this.addSql(statement);
    this.addSql(windowsWithClosures);
  }

  override down(): void {
    this.addSql(windowsBefore);
    for (const statement of statementsOf(undone)) this.addSql(statement);
  }
}

// Allergens are null until the cook has answered; without an answer a dish cannot be for sale.
const tables = `
alter table dishes alter column allergens drop not null;
alter table dishes add column version int not null default 1;
alter table dishes add column photo jsonb;
alter table dishes add constraint dishes_answered check (allergens is not null or not is_available);
alter table menu_categories add column version int not null default 1;
alter table menu_categories add column removed_at timestamptz;
alter table suppliers add column week_version int not null default 1;

create table closures (
  id uuid primary key,
  supplier_id uuid not null references suppliers on delete cascade,
  first_day date not null,
  last_day date not null,
  reason text not null,
  created_at timestamptz not null,
  constraint closures_in_order check (first_day <= last_day)
);
create table photo_files (
  name text primary key,
  photo text not null,
  file_key text not null,
  content_type text not null
);
create index photo_files_of_photo on photo_files (photo);
create index photo_files_key on photo_files (file_key);
create index dishes_photo on dishes ((photo ->> 'name')) where photo is not null;
create index closures_of_supplier on closures (supplier_id, last_day);
`;

const undone = `
drop index dishes_photo;
drop table photo_files;
drop table closures;
alter table suppliers drop column week_version;
alter table menu_categories drop column removed_at;
alter table menu_categories drop column version;
alter table dishes drop constraint dishes_answered;
alter table dishes drop column photo;
alter table dishes drop column version;
update dishes set allergens = '{}' where allergens is null;
alter table dishes alter column allergens set not null;
`;

const columns = `
    day.service_date,
    plan.mealtime,
    (day.service_date + make_interval(mins => plan.cut_off_minutes)) at time zone city.time_zone,
    (day.service_date + make_interval(mins => plan.served_from_minutes)) at time zone city.time_zone,
    (day.service_date + make_interval(mins => plan.served_until_minutes)) at time zone city.time_zone,
    plan.plates,`;

const leftOfCapacity = `
      coalesce(
        sold.capacity - sold.breakfast_taken - sold.lunch_taken - sold.dinner_taken,
        supplier.capacity)))`;

const daysWithPlans = `
  from suppliers supplier
  join cities city on city.id = supplier.city_id
  cross join lateral (
    select first_day + days as service_date from generate_series(0, last_day - first_day) as days
  ) day
  join mealtime_plans plan
    on plan.supplier_id = supplier.id and plan.weekday = extract(dow from day.service_date)::smallint
  left join service_days sold
    on sold.supplier_id = supplier.id and sold.service_date = day.service_date
  where supplier.id = kitchen`;

const windows = (leftOfMeal: string, condition: string) => `
create or replace function meal_windows(kitchen uuid, first_day date, last_day date)
returns table (
  service_date date, mealtime text, cut_off_at timestamptz, served_from timestamptz, served_until timestamptz,
  plates int, plates_left int
)
language sql stable as $$
  select ${columns}
    greatest(0, least(
      case plan.mealtime
        when 'BREAKFAST' then ${leftOfMeal.replaceAll('meal_', 'breakfast_')}
        when 'LUNCH' then ${leftOfMeal.replaceAll('meal_', 'lunch_')}
        else ${leftOfMeal.replaceAll('meal_', 'dinner_')}
      end, ${leftOfCapacity} ${daysWithPlans} ${condition}
$$`;

/** A closed day has no window; of a day already sold, the smaller of its plates and the plan's count. */
const windowsWithClosures = windows(
  'least(plan.plates, sold.meal_plates) - coalesce(sold.meal_taken, 0)',
  `and not exists (
      select from closures closed
      where closed.supplier_id = supplier.id
        and day.service_date between closed.first_day and closed.last_day)`,
);

const windowsBefore = windows('coalesce(sold.meal_plates - sold.meal_taken, plan.plates)', '');
