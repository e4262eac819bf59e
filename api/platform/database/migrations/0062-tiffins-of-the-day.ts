import { Migration } from '@mikro-orm/migrations';
import { statementsOf } from './statements-of.ts';

/**
 * Dishes whose contents differ from meal to meal, what is in them for a meal, and what was in them when they were
 * ordered. Expands: the previous release ignores the columns.
 */
export class Migration0062TiffinsOfTheDay extends Migration {
  override up(): void {
    for (const statement of statementsOf(columns)) this.addSql(statement);
  }

  override down(): void {
    this.addSql('alter table order_lines drop column meal_content');
    this.addSql('alter table meal_menus drop column contents');
    this.addSql('alter table dishes drop column is_tiffin_of_the_day');
  }
}

const columns = `
alter table dishes add column is_tiffin_of_the_day boolean not null default false;
alter table meal_menus add column contents jsonb not null default '[]';
alter table order_lines add column meal_content text check (char_length(meal_content) <= 200);
`;
