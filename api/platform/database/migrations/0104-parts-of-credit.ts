import { Migration } from '@mikro-orm/migrations';

/**
 * How much of a credit its customer asked for: money that came later pays for their next meals. Servers of an earlier
 * release leave it null, which means all. Expands.
 */
export class Migration0104PartsOfCredit extends Migration {
  override up(): void {
    this.addSql('alter table tiffin_credits add column asked_back_cents int');
    this.addSql(
      `update tiffin_credits as credit set asked_back_cents = least(cents, coalesce(
         (select nullif(greatest(-sum(entry.credit_cents), 0), 0) from ledger_entries as entry
          where entry.customer_id = credit.customer_id and entry.supplier_id = credit.supplier_id
            and entry.at <= credit.asked_back_at), cents))
       where asked_back_at is not null`,
    );
  }

  override down(): void {
    this.addSql('alter table tiffin_credits drop column asked_back_cents');
  }
}
