import { newIdentifier } from '../../../core/identifier.ts';
import { operation, type Work } from '../../../core/operation.ts';
import { everybody } from '../../../core/rules.ts';

/** Each query returns the number or ID of every record that is wrong. */
const questions: readonly [words: string, query: string][] = [
  [
    'The ledger accounts do not sum to zero',
    `select 'all entries' as what from ledger_entries having
       coalesce(sum(provider_cents::bigint + bank_cents + card_fees_cents + disputed_cents + commission_cents + kitchen_cents + customer_cents), 0) <> 0`,
  ],
  [
    'Paid, but missing from the ledger or entered with another amount',
    `select p.order_number as what from payments p
     left join ledger_entries e on e.source_id = p.id and e.kind in ('CHARGE', 'LATE_CHARGE')
     where p.status in ('SUCCEEDED', 'RETURNED')
       and p.amount_cents is distinct from e.provider_cents + e.bank_cents + e.card_fees_cents`,
  ],
  [
    'Paid, but the order does not exist',
    `select p.order_number as what from payments p left join orders o on o.id = p.order_id
     where p.status = 'SUCCEEDED' and o.id is null`,
  ],
  [
    'Payment received, but the order is still due',
    `select p.order_number as what from payments p join orders o on o.id = p.order_id
     where p.status = 'SUCCEEDED' and o.payment_status = 'DUE'`,
  ],
  [
    'Refunds do not add up to the refunded amount of the payment',
    `select p.order_number as what from payments p left join refunds r on r.payment_id = p.id
     group by p.id having p.refunded_cents <> coalesce(sum(r.amount_cents), 0)`,
  ],
  [
    'Canceled, but not fully refunded',
    `select p.order_number as what from payments p join orders o on o.id = p.order_id
     where p.status = 'SUCCEEDED' and o.status = 'CANCELED'
       and p.refunded_cents + p.charged_back_cents <> p.amount_cents
       and not exists (select from disputes d where d.payment_id = p.id and d.closed_at is null)`,
  ],
  [
    'The ledger owes customers another amount than the pending refunds',
    `select 'refunds' as what where
       coalesce((select -sum(customer_cents) from ledger_entries), 0)
       <> coalesce((select sum(amount_cents) from refunds where status <> 'SUCCEEDED'), 0)`,
  ],
  [
    'The card provider keeps refusing a task',
    `select subject_name as what from provider_failures
     where next_try_at is null or first_failed_at <= $1::timestamptz - interval '1 day'
     order by first_failed_at, id`,
  ],
  [
    'A refund failed and must be settled by hand',
    `select p.order_number as what from refunds r join payments p on p.id = r.payment_id where r.status = 'FAILED'`,
  ],
  [
    'A dispute is decided but not settled in the ledger',
    `select d.order_number as what from disputes d
     left join dispute_movements m on m.dispute_id = d.id
     left join ledger_entries e on e.kind = 'DISPUTE_LOST' and e.source_id = d.id
     where d.closed_at <= $1::timestamptz - interval '1 day'
     group by d.id, e.id
     having coalesce(sum(m.amount_cents), 0) <> coalesce(e.disputed_cents, 0) or d.status = 'LOST' and e.id is null`,
  ],
  [
    'A card payment matches no payment of ours; an admin must review it',
    `select intent_id as what from unmatched_payments where closed_at is null and dispute_id is null`,
  ],
  [
    'A dispute matches no payment of ours; an admin must review it',
    `select dispute_id as what from unmatched_payments where closed_at is null and dispute_id is not null`,
  ],
  [
    'A payout differs from the sum of its entries',
    `select p.id::text as what from payouts p
     left join payout_entries part on part.payout_id = p.id left join ledger_entries e on e.id = part.entry_id
     group by p.id having p.amount_cents <> coalesce(-sum(e.kitchen_cents), 0)`,
  ],
  [
    'Paid out, but missing from the ledger or entered with another amount',
    `select p.id::text as what from payouts p
     left join ledger_entries e on e.source_id = p.id and e.kind = 'PAYOUT'
     where p.status = 'PAID' and p.amount_cents is distinct from e.kitchen_cents`,
  ],
];

const namedAtMost = 5;

/** Checks that payments, refunds, payouts, orders and the ledger agree, and stores the findings. */
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
