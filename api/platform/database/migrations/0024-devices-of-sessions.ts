import { Migration } from '@mikro-orm/migrations';
import { statementsOf } from './statements-of.ts';

/**
 * A device belongs to the session in which it was added, and goes when that ends. Which one that was is not known of
 * earlier devices: they go with the session that was used last.
 */
export class Migration0024DevicesOfSessions extends Migration {
  override up(): void {
    for (const statement of statementsOf(forward)) this.addSql(statement);
  }

  override down(): void {
    this.addSql('alter table push_devices drop column session_id, drop column name');
  }
}

const forward = `
alter table push_devices
  add column session_id uuid references sessions on update cascade on delete cascade,
  add column name text;
update push_devices d set session_id =
  (select s.id from sessions s where s.user_id = d.user_id order by s.last_used_at desc, s.id desc limit 1);
delete from push_devices where session_id is null;
alter table push_devices alter column session_id set not null;
create index push_devices_of_session on push_devices (session_id);
`;
