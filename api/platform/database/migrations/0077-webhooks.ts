import { Migration } from '@mikro-orm/migrations';
import { statementsOf } from './statements-of.ts';

/** Events that programs follow, and the webhooks that send them. Expands. */
export class Migration0077Webhooks extends Migration {
  override up(): void {
    for (const statement of statementsOf(tables)) this.addSql(statement);
  }

  override down(): void {
    this.addSql('drop table webhook_deliveries');
    this.addSql('drop table webhook_endpoints');
    this.addSql('drop table marketplace_events');
    this.addSql('alter table outbox drop column position');
  }
}

const tables = `
alter table outbox add column position bigserial;
alter table outbox add constraint outbox_position unique (position);

create table marketplace_events (
  id uuid primary key,
  position bigserial,
  type text not null,
  supplier_id uuid not null references suppliers on delete cascade,
  subject_id uuid not null,
  happened_at timestamptz not null,
  data jsonb not null,
  constraint marketplace_events_position unique (position)
);
create index marketplace_events_of_supplier on marketplace_events (supplier_id, position);
create index marketplace_events_by_age on marketplace_events (happened_at);

create table webhook_endpoints (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  api_token_id uuid references api_tokens on delete cascade,
  url text not null,
  types text[] not null,
  status text not null check (status in ('ACTIVE', 'DISABLED')),
  secret text not null,
  former_secret text,
  former_ends_at timestamptz,
  created_at timestamptz not null,
  last_delivered_at timestamptz,
  failing_since timestamptz,
  failures int not null default 0,
  retry_at timestamptz
);
create index webhook_endpoints_of_user on webhook_endpoints (user_id);
create index webhook_endpoints_of_token on webhook_endpoints (api_token_id);

create table webhook_deliveries (
  id uuid primary key,
  endpoint_id uuid not null references webhook_endpoints on delete cascade,
  event_id uuid references marketplace_events on delete cascade,
  position bigint not null,
  subject_id uuid not null,
  type text,
  status text not null check (status in ('PENDING', 'DELIVERED', 'GIVEN_UP')),
  attempts jsonb not null default '[]',
  attempt_count int not null default 0,
  created_at timestamptz not null,
  tried_from timestamptz not null,
  next_attempt_at timestamptz not null,
  claimed_until timestamptz
);
create index webhook_deliveries_of_endpoint on webhook_deliveries (endpoint_id, created_at desc, id desc);
create index webhook_deliveries_of_event on webhook_deliveries (event_id);
create index webhook_deliveries_due on webhook_deliveries (endpoint_id, next_attempt_at, position)
  where status = 'PENDING';
create index webhook_deliveries_claimed on webhook_deliveries (endpoint_id) where claimed_until is not null;
create index webhook_deliveries_in_order on webhook_deliveries (endpoint_id, subject_id, position)
  where status = 'PENDING';
`;
