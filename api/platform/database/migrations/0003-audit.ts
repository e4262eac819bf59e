import { Migration } from '@mikro-orm/migrations';

/** The trail of decisions. Rows are added, never altered or taken away. */
export class Migration0003Audit extends Migration {
  override up(): void {
    this.addSql(`
create table audit_events (
  id uuid primary key,
  at timestamptz not null,
  actor_id uuid references users,
  action text not null,
  subject_kind text not null,
  subject_id uuid not null,
  subject_name text not null,
  before jsonb,
  after jsonb,
  reason text
)`);
    this.addSql('create index audit_events_newest on audit_events (at desc, id desc)');
    this.addSql('create index audit_events_of_subject on audit_events (subject_id, at desc, id desc)');
    this.addSql('create index audit_events_of_actor on audit_events (actor_id, at desc, id desc)');
    this.addSql(`
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% keeps what it was told', tg_table_name;
end $$`);
    this.addSql(
      'create trigger audit_events_stay before update or delete on audit_events ' +
        'for each row execute function refuse_change()',
    );
  }

  override down(): void {
    this.addSql('drop table audit_events');
    this.addSql('drop function refuse_change');
  }
}
