import { Migration } from '@mikro-orm/migrations';
import { statementsOf } from './statements-of.ts';

/**
 * A kitchen's own menu for a meal of a date, and for which meals of a week anything is cooked at all. `meal_windows`
 * says so of each meal. Expands: the previous release reads the other columns of the function by their names.
 */
export class Migration0057MealMenus extends Migration {
  override up(): void {
    for (const statement of statementsOf(tables)) this.addSql(statement);
    this.addSql(dropWindows);
    this.addSql(windows(', is_cooked boolean', whetherCooked));
  }

  override down(): void {
    this.addSql(dropWindows);
    this.addSql(windows('', ''));
    this.addSql('alter table suppliers drop column cooked_meals, drop column unusual_meals');
    this.addSql('drop table meal_menus');
  }
}

/** A bit for each meal of a week: the weekdays of a dish, each as three bits, times its mealtimes. */
const mealsOfDish = `(${[0, 1, 2, 3, 4, 5, 6]
  .map(weekday => `case when ${weekday} = any(d.weekdays) then ${8 ** weekday} else 0 end`)
  .join(' + ')}) * (${['BREAKFAST', 'LUNCH', 'DINNER']
  .map((mealtime, place) => `case when '${mealtime}' = any(d.mealtimes) then ${2 ** place} else 0 end`)
  .join(' + ')})`;

// Every meal by default, as before: so also of a kitchen that an old server adds.
const tables = `
create table meal_menus (
  supplier_id uuid not null references suppliers on delete cascade,
  service_date date not null,
  mealtime text not null check (mealtime in ('BREAKFAST', 'LUNCH', 'DINNER')),
  dish_ids uuid[] not null check (cardinality(dish_ids) <= 100),
  primary key (supplier_id, service_date, mealtime)
);
create index meal_menus_day on meal_menus (service_date);
alter table suppliers
  add column cooked_meals int not null default 2097151,
  add column unusual_meals int[] not null default '{}';
update suppliers set cooked_meals = menu.meals from (
  select d.supplier_id, bit_or(${mealsOfDish}) as meals
  from dishes d where d.is_available and d.removed_at is null group by d.supplier_id
) menu where menu.supplier_id = suppliers.id and menu.meals <> 2097151;
`;

const dropWindows = 'drop function meal_windows(uuid, date, date)';

const place = "case plan.mealtime when 'BREAKFAST' then 0 when 'LUNCH' then 1 else 2 end";

const whetherCooked = `,
    (supplier.cooked_meals >> (3 * plan.weekday + ${place}) & 1 = 1)
      <> (3 * (day.service_date - date '2000-01-01') + ${place} = any(supplier.unusual_meals))`;

const leftOf = (meal: string) => `least(plan.plates, sold.${meal}_plates) - coalesce(sold.${meal}_taken, 0)`;

const windows = (column: string, value: string) => `
create function meal_windows(kitchen uuid, first_day date, last_day date)
returns table (
  service_date date, mealtime text, cut_off_at timestamptz, served_from timestamptz, served_until timestamptz,
  plates int, plates_left int${column}
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
        when 'BREAKFAST' then ${leftOf('breakfast')}
        when 'LUNCH' then ${leftOf('lunch')}
        else ${leftOf('dinner')}
      end,
      coalesce(
        sold.capacity - sold.breakfast_taken - sold.lunch_taken - sold.dinner_taken,
        supplier.capacity)))${value}
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
    and not exists (
      select from closures closed
      where closed.supplier_id = supplier.id
        and day.service_date between closed.first_day and closed.last_day)
$$`;
