import { Migration } from '@mikro-orm/migrations';
import { statementsOf } from './statements-of.ts';

/** How many portions the dishes of a category have together for a meal. Expands. */
export class Migration0063LimitsOfCategories extends Migration {
  override up(): void {
    for (const statement of statementsOf(tables)) this.addSql(statement);
  }

  override down(): void {
    this.addSql('drop table category_portion_counts');
    this.addSql('alter table menu_categories drop column portion_limit');
  }
}

const tables = `
alter table menu_categories add column portion_limit smallint check (portion_limit >= 1 and portion_limit <= 100);
create table category_portion_counts (
  category_id uuid not null references menu_categories on delete cascade,
  service_date date not null,
  mealtime text not null check (mealtime in ('BREAKFAST', 'LUNCH', 'DINNER')),
  taken int not null,
  most int not null,
  primary key (category_id, service_date, mealtime),
  constraint category_portion_counts_enough check (taken >= 0 and taken <= most)
);
create index category_portion_counts_day on category_portion_counts (service_date);
`;
