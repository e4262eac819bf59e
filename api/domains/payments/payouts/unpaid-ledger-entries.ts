/**
 * Ledger entries that a kitchen is still to be paid for: those of delivered, undisputed orders whose serving time had
 * begun by `now` (the name of a parameter), and adjustments. Orders that were not delivered are fully refunded.
 */
export const unpaidLedgerEntries = (now: string): string => `
select e.id, e.supplier_id, e.kitchen_cents, coalesce(o.delivered_at, e.at) as since
from ledger_entries e left join orders o on o.id = e.order_id
where e.kitchen_cents <> 0 and e.kind in ('CHARGE', 'REVERSAL', 'ADJUSTMENT', 'DISPUTE_LOST')
  and (e.order_id is null or (o.status = 'DELIVERED' and o.served_from <= ${now}))
  and not exists (select from disputes d where d.order_id = e.order_id and d.closed_at is null)
  and not exists (select from payout_entries part where part.entry_id = e.id)`;
