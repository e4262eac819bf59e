import { Migration } from '@mikro-orm/migrations';
import { statementsOf } from './statements-of.ts';

/** Files that kitchens and staff export. Expands. */
export class Migration0089Exports extends Migration {
  override up(): void {
    for (const statement of statementsOf(tables)) this.addSql(statement);
  }

  override down(): void {
    this.addSql('drop table exports');
    this.addSql('drop index reviews_newest');
  }
}

const tables = `
create table exports (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('ORDERS', 'ORDER_LINES', 'LEDGER', 'REVIEWS')),
  format text not null check (format in ('JSONL', 'CSV')),
  "from" date not null,
  "to" date not null,
  supplier_id uuid references suppliers on delete cascade,
  status text not null check (status in ('WAITING', 'RUNNING', 'READY', 'FAILED', 'EXPIRED')),
  failure text check (failure in ('TOO_LARGE', 'TOOK_TOO_LONG', 'NOT_ALLOWED', 'INTERRUPTED')),
  rows int,
  bytes int,
  created_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  expires_at timestamptz,
  idempotency_key text not null,
  file_key text,
  attempts smallint not null default 0,
  claimed_until timestamptz,
  constraint exports_idempotency_key unique (user_id, idempotency_key),
  constraint exports_days check ("from" <= "to"),
  constraint exports_ready check (status <> 'READY' or file_key is not null)
);
create index exports_of_user on exports (user_id, created_at desc, id desc);
create index exports_of_supplier on exports (supplier_id);
create index exports_unfinished on exports (created_at) where status in ('WAITING', 'RUNNING');
create index exports_with_file on exports (expires_at) where file_key is not null;
create index reviews_newest on reviews (created_at desc, id desc);
`;
