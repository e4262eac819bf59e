import { Migration } from '@mikro-orm/migrations';

/** Constraints that PostgreSQL named by a number or by the former spelling of their column, and what they ensure. */
const renamed = [
  ['documents', 'documents_check', 'documents_submitted'],
  ['documents', 'documents_check1', 'documents_rejected'],
  ['held_orders', 'held_orders_check', 'held_orders_commission'],
  ['orders', 'orders_cancelled_by_check', 'orders_canceled_by_check'],
  ['orders', 'orders_check', 'orders_commission'],
  ['orders', 'orders_fulfilment_check', 'orders_fulfillment_check'],
  ['payments', 'payments_check', 'payments_commission'],
  ['payments', 'payments_check1', 'payments_refunded'],
  ['provider_failures', 'provider_failures_check', 'provider_failures_refusals'],
  ['refunds', 'refunds_check', 'refunds_commission'],
] as const;

/** Names every constraint by what it ensures, as the entities do. */
export class Migration0033NamesOfConstraints extends Migration {
  override up(): void {
    for (const [table, before, after] of renamed) this.#rename(table, before, after);
  }

  override down(): void {
    for (const [table, before, after] of renamed) this.#rename(table, after, before);
  }

  #rename(table: string, before: string, after: string): void {
    this.addSql(`alter table ${table} rename constraint ${before} to ${after}`);
  }
}
