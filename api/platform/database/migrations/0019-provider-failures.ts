import { Migration } from '@mikro-orm/migrations';
import { statementsOf } from './statements-of.ts';

/** What the card provider refused to do or did not answer, until it is done. */
export class Migration0019ProviderFailures extends Migration {
  override up(): void {
    for (const statement of statementsOf(table)) this.addSql(statement);
  }

  override down(): void {
    this.addSql('drop table provider_failures');
  }
}

const table = `
create table provider_failures (
  id uuid primary key,
  task text not null check (task in ('SEND_REFUND', 'SEND_PAYOUT', 'STOP_PAYMENT', 'RELEASE_HOLD')),
  -- A refund, a payout, a payment or a held order, so it refers to no table.
  subject_id uuid not null,
  subject_name text not null,
  order_id uuid,
  amount_cents int not null,
  tries int not null check (tries > 0),
  refusals int not null check (refusals between 0 and tries),
  last_error text not null,
  first_failed_at timestamptz not null,
  last_failed_at timestamptz not null,
  -- Null when it is set aside until an administrator decides.
  next_try_at timestamptz,
  constraint provider_failures_once unique (task, subject_id)
);
create index provider_failures_newest on provider_failures (first_failed_at desc, id desc);
`;
