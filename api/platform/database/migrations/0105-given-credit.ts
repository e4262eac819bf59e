import { Migration } from '@mikro-orm/migrations';

const kinds = `'CHARGE', 'LATE_CHARGE', 'REVERSAL', 'REFUND', 'REFUND_RETURNED', 'REFUND_BY_HAND', 'REFUND_TO_CREDIT',
  'ADJUSTMENT', 'PAYOUT', 'DISPUTE_WITHDRAWN', 'DISPUTE_REINSTATED', 'DISPUTE_LOST', 'BILL_PAID', 'CREDIT_RETURNED'`;

/** Credit that the marketplace gives. Expands. */
export class Migration0105GivenCredit extends Migration {
  override up(): void {
    this.addSql('alter table ledger_entries drop constraint ledger_entries_kind_check');
    this.addSql(
      `alter table ledger_entries add constraint ledger_entries_kind_check check (kind in (${kinds}, 'CREDIT_GIVEN'))`,
    );
  }

  /** Entries are never deleted. Of the earlier kinds this one comes next. */
  override down(): void {
    this.addSql('alter table ledger_entries disable trigger ledger_entries_stay');
    this.addSql("update ledger_entries set kind = 'ADJUSTMENT' where kind = 'CREDIT_GIVEN'");
    this.addSql('alter table ledger_entries enable trigger ledger_entries_stay');
    this.addSql('alter table ledger_entries drop constraint ledger_entries_kind_check');
    this.addSql(
      `alter table ledger_entries add constraint ledger_entries_kind_check check (kind in (${kinds}))`,
    );
  }
}
