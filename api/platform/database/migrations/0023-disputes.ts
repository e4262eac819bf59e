import { Migration } from '@mikro-orm/migrations';
import { statementsOf } from './statements-of.ts';

/** Disputes of card payments and what they move, and card payments that match nothing of ours. */
export class Migration0023Disputes extends Migration {
  override up(): void {
    for (const statement of statementsOf(tables)) this.addSql(statement);
    this.addSql('alter table payouts add column sending_at timestamptz');
    this.addSql('alter table payments add column charged_back_cents int not null default 0');
    this.addSql(
      `alter table payments add constraint payments_given_back check (
         charged_back_cents >= 0 and refunded_cents + charged_back_cents <= amount_cents)`,
    );
    this.addSql('alter table ledger_entries add column disputed_cents int not null default 0');
    this.addSql('alter table ledger_entries drop constraint ledger_entries_kind_check');
    this.addSql(
      `alter table ledger_entries add constraint ledger_entries_kind_check check (kind in ('CHARGE', 'LATE_CHARGE',
         'REVERSAL', 'REFUND', 'REFUND_RETURNED', 'REFUND_BY_HAND', 'ADJUSTMENT', 'PAYOUT', 'DISPUTE_WITHDRAWN',
         'DISPUTE_REINSTATED', 'DISPUTE_LOST'))`,
    );
    this.addSql('alter table ledger_entries drop constraint ledger_entries_balance');
    this.addSql(
      `alter table ledger_entries add constraint ledger_entries_balance check (provider_cents + bank_cents +
         card_fees_cents + disputed_cents + commission_cents + kitchen_cents + customer_cents = 0)`,
    );
  }

  override down(): void {
    this.addSql('drop table dispute_movements, disputes, unmatched_payments');
    this.addSql('alter table payouts drop column sending_at');
    this.addSql('alter table payments drop column charged_back_cents');
    this.addSql('alter table ledger_entries drop constraint ledger_entries_balance');
    this.addSql('alter table ledger_entries drop column disputed_cents');
    this.addSql('alter table ledger_entries drop constraint ledger_entries_kind_check');
    this.addSql(
      `alter table ledger_entries add constraint ledger_entries_kind_check check (kind in ('CHARGE', 'LATE_CHARGE',
         'REVERSAL', 'REFUND', 'REFUND_RETURNED', 'REFUND_BY_HAND', 'ADJUSTMENT', 'PAYOUT'))`,
    );
    this.addSql(
      `alter table ledger_entries add constraint ledger_entries_balance check (
         provider_cents + bank_cents + card_fees_cents + commission_cents + kitchen_cents + customer_cents = 0)`,
    );
  }
}

const tables = `
create table disputes (
  id uuid primary key,
  provider_dispute_id text not null unique,
  payment_id uuid not null references payments,
  order_id uuid not null,
  order_number text not null,
  supplier_id uuid not null references suppliers,
  amount_cents int not null check (amount_cents > 0),
  reason text not null,
  status text not null check (status in ('INQUIRY', 'NEEDS_RESPONSE', 'UNDER_REVIEW', 'WON', 'LOST', 'CLOSED')),
  -- When the provider said so; what it said before comes too late.
  status_at timestamptz not null,
  evidence_due_at timestamptz,
  opened_at timestamptz not null,
  closed_at timestamptz
);
create index disputes_newest on disputes (opened_at desc, id desc);
create index disputes_of_order on disputes (order_id);
create index disputes_of_payment on disputes (payment_id);

-- Money that the bank took for a dispute, or gave back, by the provider's own transactions.
create table dispute_movements (
  id uuid primary key,
  dispute_id uuid not null references disputes,
  provider_transaction_id text not null unique,
  amount_cents int not null,
  fee_cents int not null,
  at timestamptz not null
);
create index dispute_movements_of_dispute on dispute_movements (dispute_id);

-- Card payments that the provider tells us of and that match nothing of ours.
create table unmatched_payments (
  id uuid primary key,
  event_id text not null unique,
  mismatch text not null check (mismatch in ('UNKNOWN_PAYMENT', 'OTHER_AMOUNT', 'OTHER_CURRENCY', 'OTHER_ORDER')),
  intent_id text not null,
  amount int not null,
  currency text not null,
  order_id uuid,
  order_number text,
  expected_cents int,
  received_at timestamptz not null,
  closed_at timestamptz
);
create index unmatched_payments_open on unmatched_payments (received_at desc, id desc) where closed_at is null;
`;
