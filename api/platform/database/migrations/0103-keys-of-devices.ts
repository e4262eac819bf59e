import { Migration } from '@mikro-orm/migrations';

/**
 * The key of the server that a browser subscribed with: unknown of devices from before, and of those that servers of an
 * earlier release add. And since when its push service no longer knows it. Expands.
 */
export class Migration0103KeysOfDevices extends Migration {
  override up(): void {
    this.addSql('alter table push_devices add column server_key text, add column gone_at timestamptz');
  }

  override down(): void {
    this.addSql('alter table push_devices drop column server_key, drop column gone_at');
  }
}
