import { Migration } from '@mikro-orm/migrations';

/** What people recognize their sessions by; sessions opened before have neither. */
export class Migration0043SessionClients extends Migration {
  override up(): void {
    this.addSql('alter table sessions add device text, add network text');
  }

  override down(): void {
    this.addSql('alter table sessions drop device, drop network');
  }
}
