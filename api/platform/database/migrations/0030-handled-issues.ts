import { Migration } from '@mikro-orm/migrations';

/** When an admin was done with a reported problem; the index finds those that are still open. */
export class Migration0030HandledIssues extends Migration {
  override up(): void {
    this.addSql('alter table order_issues add column handled_at timestamptz');
    this.addSql('create index order_issues_open on order_issues (order_id) where handled_at is null');
  }

  override down(): void {
    this.addSql('alter table order_issues drop column handled_at');
  }
}
