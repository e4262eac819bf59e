import { Migration } from '@mikro-orm/migrations';
import { statementsOf } from './statements-of.ts';

/** How many portions of a dish are sold for a meal, for dishes of which only some are. Expands. */
export class Migration0055PortionCounts extends Migration {
  override up(): void {
    for (const statement of statementsOf(tables)) this.addSql(statement);
  }

  override down(): void {
    this.addSql('drop table portion_counts');
    this.addSql('alter table dishes drop column portion_limit');
  }
}

const tables = `
alter table dishes add column portion_limit smallint check (portion_limit >= 1 and portion_limit <= 100);
create table portion_counts (
  dish_id uuid not null references dishes on delete cascade,
  service_date date not null,
  mealtime text not null check (mealtime in ('BREAKFAST', 'LUNCH', 'DINNER')),
  taken int not null,
  most int not null,
  primary key (dish_id, service_date, mealtime),
  constraint portion_counts_enough check (taken >= 0 and taken <= most)
);
create index portion_counts_day on portion_counts (service_date);
`;
