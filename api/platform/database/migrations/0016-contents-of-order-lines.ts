import { Migration } from '@mikro-orm/migrations';
import { statementsOf } from './statements-of.ts';

/**
 * What a dish contains is frozen on the order line. Existing lines take what the dish says now: what it said when they
 * were ordered is not known. `menu_version` closes a race: an order under way that read a dish before a change of its
 * contents is refused by the kitchen's day, and reads the dish again (settle-days.ts).
 */
export class Migration0016ContentsOfOrderLines extends Migration {
  override up(): void {
    for (const statement of statementsOf(lines)) this.addSql(statement);
    this.addSql(heldLines);
    this.addSql('alter table orders add column reopened_at timestamptz');
    this.addSql('alter table suppliers add column menu_version int not null default 1');
    this.addSql('alter table service_days add column menu_version int not null default 1');
  }

  override down(): void {
    this.addSql('alter table service_days drop column menu_version');
    this.addSql('alter table suppliers drop column menu_version');
    this.addSql('alter table orders drop column reopened_at');
    this.addSql(
      'alter table order_lines drop column allergens, drop column diet, drop column added_allergens, ' +
        'drop column changed_diet',
    );
    this.addSql(heldLinesBefore);
  }
}

const lines = `
alter table order_lines
  add column allergens text[],
  add column diet text,
  add column added_allergens text[] not null default '{}',
  add column changed_diet text;
update order_lines line set allergens = coalesce(dish.allergens, '{}'), diet = dish.diet
  from dishes dish where dish.id = line.dish_id;
alter table order_lines alter column allergens set not null, alter column diet set not null;
`;

const heldLines = `
update held_orders held set lines = (
  select jsonb_agg(line || jsonb_build_object(
    'allergens', coalesce(dish.allergens, '{}'), 'diet', dish.diet))
  from jsonb_array_elements(held.lines) line join dishes dish on dish.id = (line ->> 'dishId')::uuid)
where held.status = 'HELD'`;

const heldLinesBefore = `
update held_orders held set lines = (
  select jsonb_agg(line - 'allergens' - 'diet') from jsonb_array_elements(held.lines) line)`;
