import type { Client } from 'pg';
import { differencesOf } from '../rehearsal/acknowledged.ts';
import type { Proofs } from '../rehearsal/report.ts';
import { some } from '../rehearsal/report.ts';
import { moneyOf, ordersOf } from '../rehearsal/stored.ts';
import type { Outcomes } from './customers.ts';
import { type DayEmail, emailsTwice } from './emails-twice.ts';

const numberOf = async (client: Client, sql: string): Promise<number> => {
  const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from (${sql}) found`);
  return rows[0]!.count;
};

/** What may not be in the tables after any day, however it went: each with a statement that finds it. */
const impossible: [what: string, sql: string][] = [
  [
    'orders of a customer with the same idempotency key',
    'select from orders group by customer_id, idempotency_key having count(*) > 1',
  ],
  ...(['LUNCH', 'DINNER'] as const).map((meal): [string, string] => [
    `days whose plates of ${meal.toLowerCase()} are not those of their orders`,
    `select from service_days d where ${meal.toLowerCase()}_taken <> (
       select coalesce(sum(o.plates), 0) from orders o
       where o.supplier_id = d.supplier_id and o.service_date = d.service_date
         and o.mealtime = '${meal}' and o.status <> 'CANCELED')
     and exists (select from orders o where o.supplier_id = d.supplier_id and o.service_date = d.service_date
       and o.idempotency_key not like 'past-%' and o.placed_at > now() - interval '2 days')`,
  ]),
  [
    'paid orders without exactly one payment by card that succeeded',
    `select from orders o where o.payment_status = 'PAID' and o.customer_id in (
       select customer_id from held_orders) and o.id in (select id from held_orders)
       and (select count(*) from payments p where p.order_id = o.id and p.status = 'SUCCEEDED') <> 1`,
  ],
  [
    'payments that the card provider took, and the marketplace does not know',
    `select from sandbox_payments s where s.status = 'PAID' and not exists (
       select from payments p where p.order_id::text = s.order_id and p.amount_cents = s.amount_cents
         and p.status in ('SUCCEEDED', 'RETURNED'))`,
  ],
  [
    'charges without a payment that the card provider took',
    `select from ledger_entries e where e.kind = 'CHARGE' and e.order_id in (select id from held_orders)
       and not exists (select from sandbox_payments s where s.order_id = e.order_id::text and s.status = 'PAID')`,
  ],
  [
    'canceled orders that were paid and not refunded once',
    `select from orders o where o.status = 'CANCELED' and o.id in (select id from held_orders)
       and (select coalesce(sum(r.amount_cents), 0) from refunds r where r.order_id = o.id
         and r.status <> 'FAILED') <> o.total_cents`,
  ],
  [
    'notifications about the same step of an order to the same person',
    `select from notifications where order_id is not null group by user_id, order_id, type, title having count(*) > 1`,
  ],
  ['events that wait to be passed on', 'select from outbox'],
];

/** Proves what has to hold at the end of every day. */
export const proveDay = async (
  client: Client,
  proofs: Proofs,
  { outcomes, emails }: { outcomes: Outcomes; emails: readonly DayEmail[] },
): Promise<void> => {
  const stored = await ordersOf(client);
  const differences = differencesOf(outcomes.acknowledged.values(), stored);
  proofs.add(
    `${outcomes.acknowledged.size} acknowledged orders are stored as their customers know them`,
    differences.length === 0,
    some(differences),
  );
  for (const [what, sql] of impossible) {
    const count = await numberOf(client, sql);
    proofs.add(`no ${what}`, count === 0, count === 0 ? '' : String(count));
  }
  const { rows: givenUp } = await client.query<{ queue: string }>(
    "select source_name as queue from pgboss.job where name = 'given-up' and state < 'active'",
  );
  proofs.add('no job waits for an operator', givenUp.length === 0, some(givenUp.map(({ queue }) => queue)));
  const money = await moneyOf(client);
  proofs.add(
    `each of ${money.entries} entries of the ledger sums to zero, and each paid order is charged`,
    money.unbalanced === 0 && money.uncharged === 0,
    `${money.unbalanced} do not, ${money.uncharged} are not`,
  );
  const twice = emailsTwice(emails);
  proofs.add(
    `none of ${emails.length} emails was sent twice, but for those whose sending a crash cut short`,
    twice.every(({ isAfterCrash }) => isAfterCrash),
    some(twice.map(({ hour, subject }) => `${hour}: ${subject}`)),
  );
};
