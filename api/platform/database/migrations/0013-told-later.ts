import { Migration } from '@mikro-orm/migrations';

/** What can still be taken back is kept at once and told when it is due; without a moment it is due at once. */
export class Migration0013ToldLater extends Migration {
  override up(): void {
    this.addSql('alter table outbox add column due_at timestamptz');
  }

  override down(): void {
    this.addSql('alter table outbox drop column due_at');
  }
}
