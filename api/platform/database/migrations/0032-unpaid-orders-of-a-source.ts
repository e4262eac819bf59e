import { Migration } from '@mikro-orm/migrations';

/**
 * What `unpaid_room` counts for a network source, and nothing else: the orders of an office that paid, or were delivered
 * or canceled, no longer slow the next order down.
 */
export class Migration0032UnpaidOrdersOfASource extends Migration {
  override up(): void {
    this.#replace('orders', `payment_status = 'DUE' and status not in ('DELIVERED', 'CANCELED')`);
    this.#replace('held_orders', `status = 'HELD'`);
  }

  override down(): void {
    this.#replace('orders', 'placed_from is not null');
    this.#replace('held_orders', 'placed_from is not null');
  }

  #replace(table: string, condition: string): void {
    this.addSql(`drop index ${table}_placed_from`);
    this.addSql(`create index ${table}_placed_from on ${table} (placed_from) where ${condition}`);
  }
}
