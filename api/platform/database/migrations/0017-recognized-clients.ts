import { Migration } from '@mikro-orm/migrations';

/** From where somebody signed in before: they get in while strangers try out passwords. */
export class Migration0017RecognizedClients extends Migration {
  override up(): void {
    this.addSql(`
      create table recognized_clients (
        user_id uuid not null references users on delete cascade,
        kind text not null check (kind in ('DEVICE', 'SOURCE')),
        fingerprint text not null,
        last_used_at timestamptz not null,
        primary key (user_id, kind, fingerprint)
      )`);
  }

  override down(): void {
    this.addSql('drop table recognized_clients');
  }
}
