import { Migration } from '@mikro-orm/migrations';

/** When it was decided that an order stays although its kitchen is closed or stopped. */
export class Migration0026ConfirmedOrders extends Migration {
  override up(): void {
    this.addSql('alter table orders add column confirmed_at timestamptz');
  }

  override down(): void {
    this.addSql('alter table orders drop column confirmed_at');
  }
}
