import { Migration } from '@mikro-orm/migrations';

/**
 * Whether a customer has a completed order is asked with every order: it costs one lookup, however many open or
 * canceled orders they have.
 */
export class Migration0044DeliveredOrders extends Migration {
  override up(): void {
    this.addSql("create index orders_delivered on orders (customer_id) where status = 'DELIVERED'");
  }

  override down(): void {
    this.addSql('drop index orders_delivered');
  }
}
