import { Migration } from '@mikro-orm/migrations';

/**
 * Takes the portions of a limited dish and of its limited category. A function, because a statement opens the tables
 * that it may insert into even where nothing is limited, which took a tenth of the time of an order. Expands.
 */
export class Migration0064TakePortions extends Migration {
  override up(): void {
    this.addSql(takePortions);
  }

  override down(): void {
    this.addSql('drop function take_portions(date, text, uuid, int, uuid, int, int)');
  }
}

/** Too many portions violate the constraint of their row. */
const takePortions = `
create function take_portions(day date, meal text, dish uuid, most_of_dish int, category uuid, most_of_category int,
  portions int) returns void
language plpgsql as $$
begin
  if most_of_dish is not null then
    insert into portion_counts as sold (dish_id, service_date, mealtime, taken, most)
    values (dish, day, meal, portions, most_of_dish)
    on conflict (dish_id, service_date, mealtime) do update
      set taken = sold.taken + excluded.taken, most = excluded.most;
  end if;
  if most_of_category is not null then
    insert into category_portion_counts as sold (category_id, service_date, mealtime, taken, most)
    values (category, day, meal, portions, most_of_category)
    on conflict (category_id, service_date, mealtime) do update
      set taken = sold.taken + excluded.taken, most = excluded.most;
  end if;
end $$`;
