import { Migration } from '@mikro-orm/migrations';

/** What a refund was asked for, so that its key with other contents is refused. */
export class Migration0020RefundRequests extends Migration {
  override up(): void {
    this.addSql('alter table refunds add column request_hash text');
  }

  override down(): void {
    this.addSql('alter table refunds drop column request_hash');
  }
}
