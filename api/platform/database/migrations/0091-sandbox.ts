import { Migration } from '@mikro-orm/migrations';
import { statementsOf } from './statements-of.ts';

/** Marks the database of a sandbox, with how far its clock was moved, and stores payments by its cards. Expands. */
export class Migration0091Sandbox extends Migration {
  override up(): void {
    for (const statement of statementsOf(tables)) this.addSql(statement);
  }

  override down(): void {
    this.addSql(expectNoSandbox);
    this.addSql('drop table sandbox_payments');
    this.addSql('drop table sandbox');
  }
}

/** Earlier releases know no sandbox: they would take its cards for money, and real time for its own. */
const expectNoSandbox = `
do $$ begin
  if exists (select from sandbox) then
    raise exception 'The database is that of a sandbox, which earlier releases cannot open. Start with an empty one.';
  end if;
end $$`;

const tables = `
create table sandbox (
  id uuid primary key,
  ahead_minutes int not null default 0,
  cards text not null check (cards in ('OWN', 'STRIPE')),
  constraint sandbox_bounds check (ahead_minutes >= 0 and ahead_minutes <= 1051200)
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
