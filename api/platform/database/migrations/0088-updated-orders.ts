import { Migration } from '@mikro-orm/migrations';
import { statementsOf } from './statements-of.ts';

/** Times of the last change of orders, for programs that poll for them. Expands. */
export class Migration0088UpdatedOrders extends Migration {
  override up(): void {
    this.addSql(stamp);
    this.addSql(touch);
    for (const statement of statementsOf(column)) this.addSql(statement);
    for (const table of partsOfOrders) {
      const events = table === 'order_lines' ? 'update or delete' : 'insert or update or delete';
      this.addSql(`create trigger ${table}_update_order after ${events} on ${table}
        for each row execute function update_order()`);
    }
  }

  override down(): void {
    for (const table of partsOfOrders) this.addSql(`drop trigger ${table}_update_order on ${table}`);
    this.addSql('drop trigger orders_updated_at on orders');
    this.addSql('alter table orders drop column updated_at');
    this.addSql('drop function update_order');
    this.addSql('drop function set_updated_at');
  }
}

/** Tables whose rows are read as part of an order. Lines are inserted with it, and need no trigger for that. */
const partsOfOrders = ['order_lines', 'order_issues', 'payments', 'refunds', 'disputes', 'reviews'];

/** Not `now()`, the start of the transaction: a poll does not wait for transactions that began before they wrote. */
const stamp = `create function set_updated_at() returns trigger language plpgsql as $$
  begin
    new.updated_at := clock_timestamp();
    return new;
  end $$`;

/**
 * An order that the transaction itself wrote has its time already: polls wait for the whole transaction. What the
 * provider is still to be asked for is not read with an order; the task that notes it locks no order first.
 */
const touch = `create function update_order() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' and to_jsonb(new) - 'is_to_stop' = to_jsonb(old) - 'is_to_stop' then
      return null;
    end if;
    update public.orders set updated_at = default
    where id = coalesce(new.order_id, old.order_id) and xmin <> pg_current_xact_id()::xid;
    return null;
  end $$`;

/**
 * The default is stored once for all orders that exist, so the table is not rewritten. Where there are many, the column
 * and the indexes are made before, concurrently (docs/operations.md).
 */
const column = `
alter table orders add column if not exists updated_at timestamptz not null default now();
create trigger orders_updated_at before insert or update on orders
  for each row execute function set_updated_at();
create index if not exists orders_updated on orders (updated_at, id);
create index if not exists orders_updated_of_customer on orders (customer_id, updated_at, id);
create index if not exists orders_updated_of_supplier on orders (supplier_id, updated_at, id);
`;
