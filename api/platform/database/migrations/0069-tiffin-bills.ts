import { Migration } from '@mikro-orm/migrations';
import { statementsOf } from './statements-of.ts';

/** Weekly bills of tiffin plans, and credit of customers with an account of its own in the ledger. Expands. */
export class Migration0069TiffinBills extends Migration {
  override up(): void {
    for (const statement of statementsOf(tables)) this.addSql(statement);
    this.addSql('alter table payments drop constraint payments_method_check');
    this.addSql(
      `alter table payments add constraint payments_method_check check (method in ('CARD', 'BY_HAND', 'CREDIT'))`,
    );
    this.addSql('alter table ledger_entries add column customer_id uuid references users');
    this.addSql('alter table ledger_entries add column credit_cents int not null default 0');
    this.addSql(
      `alter table ledger_entries add constraint ledger_entries_credit check (
         credit_cents = 0 or customer_id is not null)`,
    );
    this.addSql('alter table ledger_entries drop constraint ledger_entries_kind_check');
    this.addSql(
      `alter table ledger_entries add constraint ledger_entries_kind_check check (kind in ('CHARGE', 'LATE_CHARGE',
         'REVERSAL', 'REFUND', 'REFUND_RETURNED', 'REFUND_BY_HAND', 'REFUND_TO_CREDIT', 'ADJUSTMENT', 'PAYOUT',
         'DISPUTE_WITHDRAWN', 'DISPUTE_REINSTATED', 'DISPUTE_LOST', 'BILL_PAID', 'CREDIT_RETURNED'))`,
    );
    this.addSql('alter table ledger_entries drop constraint ledger_entries_balance');
    this.addSql(
      `alter table ledger_entries add constraint ledger_entries_balance check (provider_cents + bank_cents +
         card_fees_cents + disputed_cents + commission_cents + kitchen_cents + customer_cents + credit_cents = 0)`,
    );
    this.addSql(
      `create index ledger_entries_of_credit on ledger_entries (customer_id, supplier_id) where credit_cents <> 0`,
    );
  }

  override down(): void {
    this.addSql('drop table tiffin_bills, tiffin_credits');
    this.addSql('alter table ledger_entries drop constraint ledger_entries_balance');
    this.addSql('alter table ledger_entries drop column credit_cents');
    this.addSql('alter table ledger_entries drop column customer_id');
    this.addSql('alter table ledger_entries drop constraint ledger_entries_kind_check');
    this.addSql(
      `alter table ledger_entries add constraint ledger_entries_kind_check check (kind in ('CHARGE', 'LATE_CHARGE',
         'REVERSAL', 'REFUND', 'REFUND_RETURNED', 'REFUND_BY_HAND', 'ADJUSTMENT', 'PAYOUT', 'DISPUTE_WITHDRAWN',
         'DISPUTE_REINSTATED', 'DISPUTE_LOST'))`,
    );
    this.addSql(
      `alter table ledger_entries add constraint ledger_entries_balance check (provider_cents + bank_cents +
         card_fees_cents + disputed_cents + commission_cents + kitchen_cents + customer_cents = 0)`,
    );
    this.addSql('alter table payments drop constraint payments_method_check');
    this.addSql(
      `alter table payments add constraint payments_method_check check (method in ('CARD', 'BY_HAND'))`,
    );
  }
}

const tables = `
create table tiffin_credits (
  id uuid primary key,
  customer_id uuid not null references users,
  supplier_id uuid not null references suppliers,
  cents int not null default 0 check (cents >= 0),
  asked_back_at timestamptz,
  changed_at timestamptz not null,
  constraint tiffin_credits_once unique (customer_id, supplier_id)
);
create index tiffin_credits_newest on tiffin_credits (changed_at desc, id desc) where cents > 0;
create table tiffin_bills (
  id uuid primary key,
  bill_number text not null unique,
  customer_id uuid not null references users,
  supplier_id uuid not null references suppliers,
  week_starts_on date not null check (extract(isodow from week_starts_on) = 1),
  lines jsonb not null,
  meals_cents int not null,
  credit_cents int not null check (credit_cents >= 0),
  amount_cents int not null check (amount_cents > 0),
  status text not null check (status in ('OPEN', 'PAID', 'VOID')),
  created_at timestamptz not null,
  due_at timestamptz not null,
  overdue_at timestamptz,
  paid_at timestamptz,
  constraint tiffin_bills_sum check (amount_cents = meals_cents - credit_cents),
  constraint tiffin_bills_paid check ((status = 'PAID') = (paid_at is not null))
);
create unique index tiffin_bills_one_open on tiffin_bills (customer_id, supplier_id) where status = 'OPEN';
create index tiffin_bills_newest on tiffin_bills (created_at desc, id desc);
create index tiffin_bills_of_customer on tiffin_bills (customer_id, created_at desc, id desc);
create index tiffin_bills_open on tiffin_bills (due_at) where status = 'OPEN';
`;
