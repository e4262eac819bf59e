import { Migration } from '@mikro-orm/migrations';

/**
 * What each staff member may do, invitations to the staff, and as whom a staff member sees
 * the product. Who was an admin before may do everything.
 */
export class Migration0039Staff extends Migration {
  override up(): void {
    this.addSql(`alter table users add staff_role text
      check (staff_role in ('REVIEWER', 'SUPPORT', 'FINANCE', 'ADMIN', 'OWNER'))`);
    this.addSql("update users set staff_role = 'OWNER' where role = 'ADMIN'");
    this.addSql(
      "alter table users add constraint users_staff_role check ((role = 'ADMIN') = (staff_role is not null))",
    );
    this.addSql(`create table staff_invitations (
      id uuid primary key,
      email text not null unique check (email = lower(email)),
      staff_role text not null check (staff_role in ('REVIEWER', 'SUPPORT', 'FINANCE', 'ADMIN', 'OWNER')),
      token_hash text not null unique,
      invited_by uuid not null references users on delete cascade,
      sent_at timestamptz not null,
      expires_at timestamptz not null)`);
    this.addSql('create index staff_invitations_invited_by on staff_invitations (invited_by)');
    this.addSql(`alter table sessions add viewing uuid references users on delete set null,
      add view_reason text, add view_until timestamptz`);
    this.addSql('create index sessions_viewing on sessions (viewing)');
  }

  override down(): void {
    this.addSql('alter table sessions drop viewing, drop view_reason, drop view_until');
    this.addSql('drop table staff_invitations');
    this.addSql('alter table users drop staff_role');
  }
}
