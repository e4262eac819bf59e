import { Migration } from '@mikro-orm/migrations';

/** The pause that a cook had when an admin decided on a longer one. Expands. */
export class Migration0100OwnPauses extends Migration {
  override up(): void {
    this.addSql('alter table suppliers add column own_pause_until date');
  }

  override down(): void {
    this.addSql('alter table suppliers drop column own_pause_until');
  }
}
