import { Migration } from '@mikro-orm/migrations';

/** Announcements of staff for the people of a city, or of all. Expands. */
export class Migration0096Announcements extends Migration {
  override up(): void {
    this.addSql(`create table announcements (
      id uuid primary key,
      city_id uuid references cities on delete cascade,
      audience text not null check (audience in ('CUSTOMERS', 'KITCHENS', 'EVERYONE')),
      text text not null,
      hindi_text text,
      version int not null,
      "from" timestamptz not null,
      until timestamptz not null,
      ended_at timestamptz,
      written_by_id uuid not null references users,
      written_at timestamptz not null
    )`);
    this.addSql('create index announcements_by_time on announcements (written_at desc, id desc)');
    this.addSql('create index announcements_open on announcements (until) where ended_at is null');
  }

  override down(): void {
    this.addSql('drop table announcements');
  }
}
