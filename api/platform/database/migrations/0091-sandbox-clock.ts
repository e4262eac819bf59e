import { Migration } from '@mikro-orm/migrations';
import { statementsOf } from './statements-of.ts';

/** How far the clock of a sandbox was moved, and payments by its cards. Expands. */
export class Migration0091SandboxClock extends Migration {
  override up(): void {
    for (const statement of statementsOf(tables)) this.addSql(statement);
  }

  override down(): void {
    this.addSql('drop table sandbox_payments');
    this.addSql('drop table sandbox_clock');
  }
}

const tables = `
create table sandbox_clock (
  id uuid primary key,
  ahead_minutes int not null default 0,
  constraint sandbox_clock_bounds check (ahead_minutes >= 0 and ahead_minutes <= 1051200)
);
create table sandbox_payments (
  id uuid primary key,
  key text not null,
  client_secret text not null,
  amount_cents int not null,
  order_id text,
  state text not null check (state in ('OPEN', 'PAID', 'CANCELED')),
  payer_id text,
  card text check (card in ('SUCCEEDS', 'DECLINED', 'NEEDS_AUTHENTICATION', 'PAYS_LATER', 'DECLINED_LATER')),
  pays_at timestamptz,
  has_news boolean not null default false,
  constraint sandbox_payments_key unique (key),
  constraint sandbox_payments_secret unique (client_secret)
);
create index sandbox_payments_news on sandbox_payments (id) where has_news;
create index sandbox_payments_later on sandbox_payments (pays_at) where pays_at is not null and state = 'OPEN';
create index sandbox_payments_of_payer on sandbox_payments (payer_id) where payer_id is not null;
`;
