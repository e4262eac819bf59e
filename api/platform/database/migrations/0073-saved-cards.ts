import { Migration } from '@mikro-orm/migrations';
import { statementsOf } from './statements-of.ts';

/** Bills that are paid by card, saved cards, and attempts to charge bills to them. Expands. */
export class Migration0073SavedCards extends Migration {
  override up(): void {
    this.addSql('alter table payments add column bill_id uuid references tiffin_bills');
    this.addSql(
      'alter table payments add constraint payments_of_bill check (bill_id is null or bill_id = order_id)',
    );
    this.addSql('create index payments_bill on payments (bill_id) where bill_id is not null');
    for (const statement of statementsOf(tables)) this.addSql(statement);
    this.addSql('alter table provider_failures drop constraint provider_failures_task_check');
    this.addSql(
      `alter table provider_failures add constraint provider_failures_task_check check (task in ('SEND_REFUND',
         'SEND_PAYOUT', 'STOP_PAYMENT', 'RELEASE_HOLD', 'CHARGE_BILL', 'SAVE_CARD', 'FORGET_CARD'))`,
    );
  }

  override down(): void {
    this.addSql(`delete from provider_failures where task in ('CHARGE_BILL', 'SAVE_CARD', 'FORGET_CARD')`);
    this.addSql('alter table provider_failures drop constraint provider_failures_task_check');
    this.addSql(
      `alter table provider_failures add constraint provider_failures_task_check check (task in ('SEND_REFUND',
         'SEND_PAYOUT', 'STOP_PAYMENT', 'RELEASE_HOLD'))`,
    );
    this.addSql('drop table bill_charges, saved_cards');
    this.addSql('alter table payments drop constraint payments_of_bill');
    this.addSql('alter table payments drop column bill_id');
  }
}

const tables = `
create table saved_cards (
  id uuid primary key,
  customer_id uuid not null references users,
  payment_id uuid not null references payments,
  status text not null check (status in ('PENDING', 'STORED', 'REMOVED')),
  consent text not null,
  consented_at timestamptz not null,
  payer_id text unique,
  method_id text,
  brand text,
  last_four text,
  expiry_month int,
  expiry_year int,
  stored_at timestamptz,
  removed_at timestamptz,
  is_to_forget boolean not null default false,
  constraint saved_cards_stored check ((status = 'STORED') = (method_id is not null and brand is not null
    and last_four is not null and expiry_month is not null and expiry_year is not null)),
  constraint saved_cards_payer check (payer_id is not null or status <> 'STORED')
);
create unique index saved_cards_one_of_customer on saved_cards (customer_id) where status = 'STORED';
create unique index saved_cards_one_of_payment on saved_cards (payment_id) where status = 'PENDING';
create index saved_cards_of_customer on saved_cards (customer_id);
create index saved_cards_pending on saved_cards (id) where status = 'PENDING';
create index saved_cards_to_forget on saved_cards (id) where is_to_forget;
create table bill_charges (
  id uuid primary key,
  bill_id uuid not null references tiffin_bills,
  card_id uuid not null references saved_cards,
  attempt int not null check (attempt >= 0),
  started_at timestamptz not null,
  outcome text check (outcome in ('PAID', 'DECLINED', 'NEEDS_AUTHENTICATION', 'NOT_CHARGED', 'GIVEN_UP')),
  ended_at timestamptz,
  constraint bill_charges_once unique (bill_id, attempt),
  constraint bill_charges_ended check ((outcome is null) = (ended_at is null))
);
create index bill_charges_under_way on bill_charges (id) where outcome is null;
`;
