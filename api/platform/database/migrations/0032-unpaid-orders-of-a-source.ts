import { Migration } from '@mikro-orm/migrations';

const hasCompletedOrder = `exists (
    select from orders o where o.customer_id = person and o.status = 'DELIVERED' and not exists (
      select from disputes d
      where d.order_id = o.id and d.status in ('NEEDS_RESPONSE', 'UNDER_REVIEW', 'LOST')))`;

/**
 * Makes `unpaid_room` cheaper. The indexes hold what it counts for a network source and nothing else, so that the
 * orders of an office that paid, or were delivered or canceled, do not slow the next order down. `has_completed_order`
 * is in PL/pgSQL, which plans a statement once for a connection; in SQL it was planned for every order.
 */
export class Migration0032UnpaidOrdersOfASource extends Migration {
  override up(): void {
    this.#replace('orders', `payment_status = 'DUE' and status not in ('DELIVERED', 'CANCELED')`);
    this.#replace('held_orders', `status = 'HELD'`);
    this.addSql(`create or replace function has_completed_order(person uuid) returns boolean language plpgsql stable as $$
begin
  return ${hasCompletedOrder};
end
$$`);
  }

  override down(): void {
    this.addSql(`create or replace function has_completed_order(person uuid) returns boolean language sql stable as $$
  select ${hasCompletedOrder}
$$`);
    this.#replace('orders', 'placed_from is not null');
    this.#replace('held_orders', 'placed_from is not null');
  }

  #replace(table: string, condition: string): void {
    this.addSql(`drop index ${table}_placed_from`);
    this.addSql(`create index ${table}_placed_from on ${table} (placed_from) where ${condition}`);
  }
}
