import { Migration } from '@mikro-orm/migrations';

/** Which configured password an admin's account was last given, so that a start changes it only when that changed. */
export class Migration0018ConfiguredAdmin extends Migration {
  override up(): void {
    this.addSql('alter table users add column configured_password_hash text');
  }

  override down(): void {
    this.addSql('alter table users drop column configured_password_hash');
  }
}
