/**
 * The entries of the ledger that a kitchen is still to be paid for: those of delivered orders, and
 * adjustments. What an order that was not delivered brought went back whole.
 */
export const toPayOut = `
select e.id, e.supplier_id, e.kitchen_cents, coalesce(o.delivered_at, e.at) as since
from ledger_entries e left join orders o on o.id = e.order_id
where e.kitchen_cents <> 0 and e.kind in ('CHARGE', 'REVERSAL', 'ADJUSTMENT')
  and (e.order_id is null or o.status = 'DELIVERED')
  and not exists (select from payout_entries part where part.entry_id = e.id)`;
