import { Migration } from '@mikro-orm/migrations';

/** What customers report of an order they can no longer cancel, once for each. */
export class Migration0027OrderIssues extends Migration {
  override up(): void {
    this.addSql(`
create table order_issues (
  order_id uuid primary key references orders on delete cascade,
  reason text not null check (reason in ('NOT_ARRIVED', 'WRONG_DISHES', 'MISSING_DISHES', 'POOR_QUALITY', 'OTHER')),
  words text,
  reported_at timestamptz not null
)`);
  }

  override down(): void {
    this.addSql('drop table order_issues');
  }
}
