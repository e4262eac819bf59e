import { Migration } from '@mikro-orm/migrations';
import { statementsOf } from './statements-of.ts';

/** Orders held while they are paid, payments, refunds, the ledger, payouts. */
export class Migration0010Money extends Migration {
  override up(): void {
    for (const statement of statementsOf(tables)) this.addSql(statement);
  }

  override down(): void {
    this.addSql(
      'drop table ledger_checks, payout_entries, payouts, payout_accounts, ledger_entries, refunds, payments, ' +
        'held_orders, card_events',
    );
  }
}

const tables = `
-- An order that waits for its payment. Its plates are taken; it becomes an order of the same id when paid.
create table held_orders (
  id uuid primary key,
  order_number text not null unique,
  customer_id uuid not null references users,
  supplier_id uuid not null references suppliers,
  service_date date not null,
  mealtime text not null,
  fulfilment text not null,
  delivery_address text,
  note text,
  plates int not null check (plates > 0),
  total_cents int not null check (total_cents > 0),
  commission_cents int not null check (commission_cents between 0 and total_cents),
  cut_off_at timestamptz not null,
  served_from timestamptz not null,
  served_until timestamptz not null,
  lines jsonb not null,
  idempotency_key text not null,
  request_hash text not null,
  status text not null check (status in ('HELD', 'PLACED', 'RELEASED')),
  held_at timestamptz not null,
  held_until timestamptz not null
);
create unique index held_orders_idempotency_key on held_orders (customer_id, idempotency_key)
  where status <> 'RELEASED';
create index held_orders_ending on held_orders (held_until) where status = 'HELD';

-- order_id is that of an order or of a held one, so it refers to no table.
create table payments (
  id uuid primary key,
  order_id uuid not null,
  order_number text not null,
  customer_id uuid not null references users,
  supplier_id uuid not null references suppliers,
  method text not null check (method in ('CARD', 'BY_HAND')),
  status text not null check (status in ('OPEN', 'SUCCEEDED', 'CANCELLED', 'RETURNED')),
  amount_cents int not null check (amount_cents > 0),
  commission_cents int not null check (commission_cents between 0 and amount_cents),
  card_fee_cents int not null check (card_fee_cents >= 0),
  refunded_cents int not null default 0 check (refunded_cents between 0 and amount_cents),
  provider_intent_id text unique,
  decline_words text,
  is_to_stop boolean not null default false,
  created_at timestamptz not null,
  succeeded_at timestamptz
);
create unique index payments_one_of_order on payments (order_id) where status in ('OPEN', 'SUCCEEDED');
create index payments_of_order on payments (order_id);
create index payments_to_stop on payments (id) where is_to_stop;
create index payments_newest on payments (created_at desc, id desc);
create index payments_of_customer on payments (customer_id, created_at desc, id desc);
create index payments_of_supplier on payments (supplier_id, created_at desc, id desc);

create table refunds (
  id uuid primary key,
  payment_id uuid not null references payments,
  order_id uuid not null,
  customer_id uuid not null references users,
  supplier_id uuid not null references suppliers,
  amount_cents int not null check (amount_cents > 0),
  commission_cents int not null check (commission_cents between 0 and amount_cents),
  cause text not null check (cause in ('CANCELLED', 'ADMIN', 'LATE_PAYMENT')),
  reason text,
  lines jsonb not null,
  idempotency_key text unique,
  status text not null check (status in ('PENDING', 'SENT', 'SUCCEEDED', 'FAILED')),
  provider_refund_id text unique,
  created_at timestamptz not null,
  expected_on date not null,
  completed_at timestamptz
);
create index refunds_of_payment on refunds (payment_id);
create index refunds_of_order on refunds (order_id);
create index refunds_newest on refunds (created_at desc, id desc);
create index refunds_of_customer on refunds (customer_id, created_at desc, id desc);
create index refunds_of_supplier on refunds (supplier_id, created_at desc, id desc);
create index refunds_to_send on refunds (created_at) where status = 'PENDING';

-- Double entry: each row is a whole set, a column for each account, what an account gains is positive and
-- what it owes negative. A set that does not come to zero cannot be stored, a stored one cannot be altered.
create table ledger_entries (
  id uuid primary key,
  at timestamptz not null,
  kind text not null
    check (kind in ('CHARGE', 'LATE_CHARGE', 'REVERSAL', 'REFUND', 'REFUND_RETURNED', 'REFUND_BY_HAND',
      'ADJUSTMENT', 'PAYOUT')),
  source_id uuid not null,
  order_id uuid,
  supplier_id uuid not null references suppliers,
  provider_cents int not null default 0,
  bank_cents int not null default 0,
  card_fees_cents int not null default 0,
  commission_cents int not null default 0,
  kitchen_cents int not null default 0,
  customer_cents int not null default 0,
  words text,
  constraint ledger_entries_once unique (kind, source_id),
  constraint ledger_entries_balance check (
    provider_cents + bank_cents + card_fees_cents + commission_cents + kitchen_cents + customer_cents = 0)
);
create index ledger_entries_newest on ledger_entries (at desc, id desc);
create index ledger_entries_of_order on ledger_entries (order_id);
create index ledger_entries_of_kitchen on ledger_entries (supplier_id) where kitchen_cents <> 0;
create trigger ledger_entries_stay before update or delete on ledger_entries
  for each row execute function refuse_change();

create table payout_accounts (
  supplier_id uuid primary key references suppliers,
  provider_account_id text not null unique,
  is_ready boolean not null
);

create table payouts (
  id uuid primary key,
  supplier_id uuid not null references suppliers,
  amount_cents int not null check (amount_cents > 0),
  status text not null check (status in ('PENDING', 'PAID')),
  method text check (method in ('TRANSFER', 'BY_HAND')),
  reference text,
  created_at timestamptz not null,
  expected_on date not null,
  paid_at timestamptz,
  constraint payouts_paid check ((status = 'PAID') = (paid_at is not null))
);
create index payouts_newest on payouts (created_at desc, id desc);
create index payouts_of_supplier on payouts (supplier_id, created_at desc, id desc);
create index payouts_to_pay on payouts (created_at) where status = 'PENDING';

-- An entry of the ledger is paid out once.
create table payout_entries (
  entry_id uuid primary key references ledger_entries,
  payout_id uuid not null references payouts
);
create index payout_entries_of_payout on payout_entries (payout_id);

-- What the provider told us, so that it is acted upon once.
create table card_events (
  id text primary key,
  kind text not null,
  outcome text not null,
  received_at timestamptz not null
);
create index card_events_received on card_events (received_at);

create table ledger_checks (
  id uuid primary key,
  at timestamptz not null,
  findings text[] not null
);
create index ledger_checks_newest on ledger_checks (at desc);
`;
