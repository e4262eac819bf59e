import { Migration } from '@mikro-orm/migrations';

/**
 * The columns of a sandbox's payments get the names of the rest: `status`, as elsewhere, and `is_unreported`. A sandbox
 * is stopped for it, as processes of the release before know other names.
 */
export class Migration0092SandboxPaymentNames extends Migration {
  override up(): void {
    this.addSql('alter table sandbox_payments rename column state to status');
    this.addSql('alter table sandbox_payments rename column has_news to is_unreported');
    this.addSql(
      'alter table sandbox_payments rename constraint sandbox_payments_state_check to sandbox_payments_status_check',
    );
    this.addSql('alter index sandbox_payments_news rename to sandbox_payments_unreported');
  }

  override down(): void {
    this.addSql('alter index sandbox_payments_unreported rename to sandbox_payments_news');
    this.addSql(
      'alter table sandbox_payments rename constraint sandbox_payments_status_check to sandbox_payments_state_check',
    );
    this.addSql('alter table sandbox_payments rename column is_unreported to has_news');
    this.addSql('alter table sandbox_payments rename column status to state');
  }
}
