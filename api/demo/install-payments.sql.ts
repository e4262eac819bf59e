import type { Sql } from '../core/database/sql.ts';

/**
 * The money of the demo's orders, as support arranged it by hand, and what kitchens were paid of it. Untyped, because
 * each statement derives one table from another and runs once for a database; the stories of the demo run them all.
 */
export const installPayments = async (db: Sql, now: Date): Promise<void> => {
  await db.rows(payments);
  await db.rows(refunds);
  await db.rows(entries);
  // What was delivered a week ago is paid; what came since is on its way.
  for (const [name, youngest, status] of [
    ['paid', 7, 'PAID'],
    ['pending', 1, 'PENDING'],
  ] as const) {
    await db.rows(payouts, [name, now, youngest, status]);
    await db.rows(payoutEntries, [name, now, youngest]);
  }
  await db.rows(payoutLedger);
};

const payments = `
insert into payments (id, order_id, order_number, customer_id, supplier_id, method, status, amount_cents,
  commission_cents, card_fee_cents, refunded_cents, created_at, succeeded_at)
select md5('payment ' || id)::uuid, id, order_number, customer_id, supplier_id, 'BY_HAND', 'SUCCEEDED', total_cents,
  commission_cents, 0, case payment_status when 'REFUNDED' then total_cents else 0 end, placed_at, placed_at
from orders where payment_status <> 'DUE'`;

const refunds = `
insert into refunds (id, payment_id, order_id, customer_id, supplier_id, amount_cents, commission_cents, cause,
  reason, lines, status, created_at, expected_on, completed_at)
select md5('refund ' || o.id)::uuid, p.id, o.id, o.customer_id, o.supplier_id, p.amount_cents, p.commission_cents,
  'CANCELED', o.cancellation_reason, '[]', 'SUCCEEDED', o.canceled_at, (o.canceled_at + interval '7 days')::date,
  o.canceled_at
from orders o join payments p on p.order_id = o.id where o.payment_status = 'REFUNDED'`;

const entries = `
insert into ledger_entries (id, at, kind, source_id, order_id, supplier_id, bank_cents, commission_cents,
  kitchen_cents, customer_cents)
select md5('charge ' || id)::uuid, succeeded_at, 'CHARGE', id, order_id, supplier_id, amount_cents,
  -commission_cents, commission_cents - amount_cents, 0
from payments
union all
select md5('reversal ' || id)::uuid, created_at, 'REVERSAL', id, order_id, supplier_id, 0, commission_cents,
  amount_cents - commission_cents, -amount_cents
from refunds
union all
select md5('given back ' || id)::uuid, completed_at, 'REFUND_BY_HAND', id, order_id, supplier_id, -amount_cents, 0,
  0, amount_cents
from refunds`;

/** Entries of delivered orders up to so many days ago ($3) that are in no payout yet. */
const due = `
select e.id, e.supplier_id, e.kitchen_cents
from ledger_entries e join orders o on o.id = e.order_id
where e.kind = 'CHARGE' and o.status = 'DELIVERED' and o.delivered_at <= $2::timestamptz - make_interval(days => $3)
  and not exists (select from payout_entries part where part.entry_id = e.id)`;

const payouts = `
insert into payouts (id, supplier_id, amount_cents, status, method, reference, created_at, expected_on, paid_at)
select md5($1 || supplier_id)::uuid, supplier_id, -sum(kitchen_cents), $4,
  case $4 when 'PAID' then 'BY_HAND' end, case $4 when 'PAID' then 'Bank transfer' end,
  $2::timestamptz - make_interval(days => $3 - 1), ($2::timestamptz - make_interval(days => $3 - 4))::date,
  case $4 when 'PAID' then $2::timestamptz - make_interval(days => $3 - 3) end
from (${due}) due group by supplier_id`;

const payoutEntries = `
insert into payout_entries (entry_id, payout_id)
select due.id, md5($1 || due.supplier_id)::uuid from (${due}) due`;

const payoutLedger = `
insert into ledger_entries (id, at, kind, source_id, supplier_id, bank_cents, kitchen_cents)
select md5('payout ' || id)::uuid, paid_at, 'PAYOUT', id, supplier_id, -amount_cents, amount_cents
from payouts where status = 'PAID'`;
