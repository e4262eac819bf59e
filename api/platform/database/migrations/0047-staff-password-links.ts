import { Migration } from '@mikro-orm/migrations';

/** Links by which staff who forgot their password set a new one. */
export class Migration0047StaffPasswordLinks extends Migration {
  override up(): void {
    this.addSql(`create table staff_password_links (
      id uuid primary key,
      user_id uuid not null unique references users on delete cascade,
      email text not null check (email = lower(email)),
      token_hash text not null unique,
      sent_by uuid not null references users on delete cascade,
      sent_at timestamptz not null,
      expires_at timestamptz not null)`);
    this.addSql('create index staff_password_links_sent_by on staff_password_links (sent_by)');
  }

  override down(): void {
    this.addSql('drop table staff_password_links');
  }
}
