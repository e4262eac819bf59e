import { Migration } from '@mikro-orm/migrations';
import { statementsOf } from './statements-of.ts';

/** What kitchens ticked off on their prep sheets. */
export class Migration0051PrepTicks extends Migration {
  override up(): void {
    for (const statement of statementsOf(table)) this.addSql(statement);
  }

  override down(): void {
    this.addSql('drop table prep_ticks');
  }
}

const table = `
create table prep_ticks (
  supplier_id uuid not null references suppliers on delete cascade,
  service_date date not null,
  mealtime text not null check (mealtime in ('BREAKFAST', 'LUNCH', 'DINNER')),
  dish_id uuid not null,
  plates int not null check (plates > 0),
  primary key (supplier_id, service_date, mealtime, dish_id)
);
`;
