import { Migration } from '@mikro-orm/migrations';
import { statementsOf } from './statements-of.ts';

/**
 * What people must be told: kept with the fact itself until it is told (outbox), then kept for each of
 * them (notifications), and the devices that want to hear of it while their owner is elsewhere.
 */
export class Migration0009Live extends Migration {
  override up(): void {
    for (const statement of statementsOf(tables)) this.addSql(statement);
  }

  override down(): void {
    this.addSql('drop table push_devices, notifications, outbox');
  }
}

const tables = `
create table outbox (
  id uuid primary key,
  kind text not null,
  subject_id uuid not null,
  detail text,
  happened_at timestamptz not null
);

create table notifications (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  type text not null,
  priority text not null,
  title text not null,
  message text not null,
  order_id uuid,
  happened_at timestamptz not null,
  told_at timestamptz not null,
  read_at timestamptz,
  mailed_at timestamptz,
  pushed_at timestamptz,
  primary key (user_id, id)
);
create index notifications_unread on notifications (user_id) where read_at is null;

create table push_devices (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);
create index push_devices_of_user on push_devices (user_id);
`;
