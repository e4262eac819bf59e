import { newIdentifier } from '../../../core/identifier.ts';
import { operation, type Work } from '../../../core/operation.ts';
import { everybody } from '../../../core/rules.ts';

/** Each names what is wrong by the number or id of what it concerns. */
const questions: readonly [words: string, query: string][] = [
  [
    'The accounts do not come to zero',
    `select 'all entries' as what from ledger_entries having
       coalesce(sum(provider_cents::bigint + bank_cents + card_fees_cents + disputed_cents + commission_cents + kitchen_cents + customer_cents), 0) <> 0`,
  ],
  [
    'Paid, but entered otherwise or not at all',
    `select p.order_number as what from payments p
     left join ledger_entries e on e.source_id = p.id and e.kind in ('CHARGE', 'LATE_CHARGE')
     where p.status in ('SUCCEEDED', 'RETURNED')
       and p.amount_cents is distinct from e.provider_cents + e.bank_cents + e.card_fees_cents`,
  ],
  [
    'Paid, but there is no such order',
    `select p.order_number as what from payments p left join orders o on o.id = p.order_id
     where p.status = 'SUCCEEDED' and o.id is null`,
  ],
  [
    'The payment came, but the order is due',
    `select p.order_number as what from payments p join orders o on o.id = p.order_id
     where p.status = 'SUCCEEDED' and o.payment_status = 'DUE'`,
  ],
  [
    'Refunds are not what the payment says',
    `select p.order_number as what from payments p left join refunds r on r.payment_id = p.id
     group by p.id having p.refunded_cents <> coalesce(sum(r.amount_cents), 0)`,
  ],
  [
    'Canceled, but not given back whole',
    `select p.order_number as what from payments p join orders o on o.id = p.order_id
     where p.status = 'SUCCEEDED' and o.status = 'CANCELED'
       and p.refunded_cents + p.charged_back_cents <> p.amount_cents
       and not exists (select from disputes d where d.payment_id = p.id and d.closed_at is null)`,
  ],
  [
    'More is owed to customers than refunds wait',
    `select 'refunds' as what where
       coalesce((select -sum(customer_cents) from ledger_entries), 0)
       <> coalesce((select sum(amount_cents) from refunds where status <> 'SUCCEEDED'), 0)`,
  ],
  [
    'The card provider does not do what it is asked',
    `select subject_name as what from provider_failures
     where next_try_at is null or first_failed_at <= $1::timestamptz - interval '1 day'
     order by first_failed_at, id`,
  ],
  [
    'A refund did not arrive and is to be settled by hand',
    `select p.order_number as what from refunds r join payments p on p.id = r.payment_id where r.status = 'FAILED'`,
  ],
  [
    'A dispute is decided, but its money is not settled',
    `select d.order_number as what from disputes d
     left join dispute_movements m on m.dispute_id = d.id
     left join ledger_entries e on e.kind = 'DISPUTE_LOST' and e.source_id = d.id
     where d.closed_at <= $1::timestamptz - interval '1 day'
     group by d.id, e.id
     having coalesce(sum(m.amount_cents), 0) <> coalesce(e.disputed_cents, 0) or d.status = 'LOST' and e.id is null`,
  ],
  [
    'A card payment came that matches nothing, and waits for an administrator',
    `select intent_id as what from unmatched_payments where closed_at is null and dispute_id is null`,
  ],
  [
    'A dispute came of a payment that is not ours, and waits for an administrator',
    `select dispute_id as what from unmatched_payments where closed_at is null and dispute_id is not null`,
  ],
  [
    'A payout is not the sum of its entries',
    `select p.id::text as what from payouts p
     left join payout_entries part on part.payout_id = p.id left join ledger_entries e on e.id = part.entry_id
     group by p.id having p.amount_cents <> coalesce(-sum(e.kitchen_cents), 0)`,
  ],
  [
    'Paid out, but entered otherwise or not at all',
    `select p.id::text as what from payouts p
     left join ledger_entries e on e.source_id = p.id and e.kind = 'PAYOUT'
     where p.status = 'PAID' and p.amount_cents is distinct from e.kitchen_cents`,
  ],
];

const namedAtMost = 5;

/** Looks whether payments, refunds, payouts, orders and the ledger tell the same, and keeps what it found. */
export const checkLedger = operation(everybody, async ({ sql, now }: Work): Promise<string[]> => {
  const findings: string[] = [];
  for (const [words, query] of questions) {
    const found = await sql.rows<{ what: string }>(query, query.includes('$1') ? [now] : []);
    if (found.length === 0) continue;
    const named = found.slice(0, namedAtMost).map(({ what }) => what);
    const more = found.length > namedAtMost ? ` and ${found.length - namedAtMost} more` : '';
    findings.push(`${words}: ${named.join(', ')}${more}`);
  }
  await sql.rows('insert into ledger_checks (id, at, findings) values ($1, $2, $3)', [
    newIdentifier(now),
    now,
    findings,
  ]);
  return findings;
});
