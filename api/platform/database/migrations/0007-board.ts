import { Migration } from '@mikro-orm/migrations';
import { statementsOf } from './statements-of.ts';

/** Ways to what is still open in a kitchen, and to what its figures are counted from. */
export class Migration0007Board extends Migration {
  override up(): void {
    for (const statement of statementsOf(indexes)) this.addSql(statement);
  }

  override down(): void {
    this.addSql('drop index orders_open_of_kitchen');
    this.addSql('drop index orders_of_kitchen_day');
    this.addSql('create index orders_of_kitchen_day on orders (supplier_id, service_date)');
  }
}

// The figures of a kitchen are counted from the index alone, without a visit to each order.
const indexes = `
create index orders_open_of_kitchen on orders (supplier_id, service_date)
  where status in ('PLACED', 'PREPARING', 'READY', 'OUT_FOR_DELIVERY');
drop index orders_of_kitchen_day;
create index orders_of_kitchen_day on orders (supplier_id, service_date)
  include (status, plates, total_cents, commission_cents, id);
`;
