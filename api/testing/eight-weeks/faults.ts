import type { Marketplace } from '../marketplace.ts';
import type { Simulation } from './simulation.ts';

/** Orders of plan days, by the key under which a day is ordered. */
export const ordersOfDays = `select split_part(o.idempotency_key, ':', 2) as plan, split_part(o.idempotency_key, ':', 3) as day,
    count(*)::int as count
  from orders o where o.idempotency_key like 'tiffin:%' and o.status <> 'CANCELED' group by 1, 2`;

/** Orders beyond the one of a day, plates beyond those of a meal, and skipped days with an order. */
export const brokenDays = async ({ sql }: Marketplace): Promise<unknown[]> => [
  ...(await sql.rows(`select 'twice' as what, found.* from (${ordersOfDays}) found where count > 1`)),
  // Days on which a kitchen closes have no plates any more, and keep the orders that it cooks all the same.
  ...(await sql.rows(
    `select 'oversold' as what, d.supplier_id, d.service_date from service_days d
     where (d.lunch_taken > d.lunch_plates or d.dinner_taken > d.dinner_plates
         or d.breakfast_taken + d.lunch_taken + d.dinner_taken > d.capacity)
       and not exists (select from closures c where c.supplier_id = d.supplier_id
         and d.service_date between c.first_day and c.last_day)`,
  )),
  ...(await sql.rows(
    `select 'miscounted' as what, d.supplier_id, d.service_date from service_days d
     where d.lunch_taken + d.dinner_taken <> (select coalesce(sum(o.plates), 0) from orders o
         where o.supplier_id = d.supplier_id and o.service_date = d.service_date and o.status <> 'CANCELED')`,
  )),
  ...(await sql.rows(
    `select 'skipped but ordered' as what, d.plan_id, d.service_date from tiffin_plan_days d
     join (${ordersOfDays}) found on found.plan = d.plan_id::text and found.day = d.service_date::text
     where d.status = 'SKIPPED'`,
  )),
];

/**
 * Orders of running plans with what someone in the household never eats and the customer did not agree to: placed
 * although the household was known, still free to cancel, or past the cut-off without a warning.
 */
export const avoidedMeals = ({ sql, clock }: Marketplace): Promise<unknown[]> =>
  sql.rows(
    `select o.order_number, d.status, d.code, o.cut_off_at, o.placed_at, h.changed_at
     from tiffin_plan_days d
     join tiffin_plans p on p.id = d.plan_id and p.stopped_at is null
     join orders o on o.customer_id = p.customer_id
       and o.idempotency_key = concat_ws(':', 'tiffin', d.plan_id, d.service_date, d.attempt)
     join households h on h.user_id = p.customer_id
     where o.status = 'PLACED' and o.served_until > $1
       and exists (
         select from order_lines l, jsonb_array_elements(h.people::jsonb) person,
           jsonb_array_elements_text(person->'never') avoided
         where l.order_id = o.id and avoided = any(l.allergens)
           and not exists (select from jsonb_array_elements(p.agreed_conflicts::jsonb) agreed
             where agreed->>'dishId' = l.dish_id::text and agreed->>'personId' = person->>'id'
               and agreed->'reasons' ? avoided))
       and (h.changed_at < o.placed_at
         or d.status = 'ORDERED' and (o.cut_off_at >= $1 or d.code is distinct from 'PLAN_BREAKS_DIET'))`,
    [clock.read()],
  );

/**
 * Orders that were placed since the last time and cost more than what was agreed at that moment. One whose process crashed
 * before it could note it is compared as well: until the next one notes it, its customer may agree to a lower price.
 */
export const dearerOrders =
  ({ sql }: Marketplace, seen: Set<string> = new Set()) =>
  async (): Promise<unknown[]> => {
    const orders = await sql.rows<{ id: string; total: number; agreed: number }>(
      `select o.id, o.total_cents as total, coalesce(d.total_cents, p.total_cents) as agreed
       from tiffin_plan_days d join tiffin_plans p on p.id = d.plan_id
       join orders o on o.customer_id = p.customer_id
         and o.idempotency_key = concat_ws(':', 'tiffin', d.plan_id, d.service_date, d.attempt)
       where o.status <> 'CANCELED'`,
    );
    const fresh = orders.filter(({ id }) => !seen.has(id));
    for (const { id } of fresh) seen.add(id);
    return fresh.filter(({ total, agreed }) => total > agreed);
  };

/**
 * Customers and kitchens whose money differs: what was paid on bills is what their orders cost, with what was not
 * refunded of it, the credit that is left, and what was paid back of it, less what was given. Every order is paid from
 * credit.
 */
export const unequalMoney = ({ sql }: Marketplace): Promise<unknown[]> =>
  sql.rows(
    `with bills as (select customer_id, supplier_id, sum(amount_cents) as cents from tiffin_bills
       where status = 'PAID' group by 1, 2),
     paid as (select customer_id, supplier_id, sum(amount_cents - refunded_cents) as cents from payments
       where method = 'CREDIT' and status = 'SUCCEEDED' group by 1, 2),
     returned as (select customer_id, supplier_id, sum(credit_cents) as cents from ledger_entries
       where kind in ('CREDIT_RETURNED', 'CREDIT_GIVEN') group by 1, 2),
     plan_orders as (select o.customer_id, o.supplier_id, sum(o.total_cents) as cents from orders o
       where o.idempotency_key like 'tiffin:%' and o.status <> 'CANCELED' and o.payment_status = 'PAID' group by 1, 2)
     select customer_id, supplier_id, c.cents, bills.cents as billed, paid.cents as paid,
       returned.cents as returned, plan_orders.cents as plans
     from tiffin_credits c full join bills using (customer_id, supplier_id)
       left join paid using (customer_id, supplier_id) left join returned using (customer_id, supplier_id)
       left join plan_orders using (customer_id, supplier_id)
     where coalesce(bills.cents, 0) <> coalesce(paid.cents, 0) + coalesce(c.cents, 0) + coalesce(returned.cents, 0)
       or coalesce(paid.cents, 0) <> coalesce(plan_orders.cents, 0)`,
  );

/**
 * Orders of plans that are still unpaid although their customer has the credit for them, and no order of an earlier meal
 * waits for more than that.
 */
export const unpaidDespiteCredit = ({ sql }: Marketplace): Promise<unknown[]> =>
  sql.rows(
    `select * from (
       select distinct on (c.id) o.order_number, o.total_cents,
         c.cents - case when c.asked_back_at is null then 0 else c.asked_back_cents end as spendable
       from orders o
       join tiffin_credits c on c.customer_id = o.customer_id and c.supplier_id = o.supplier_id
       where o.idempotency_key like 'tiffin:%' and o.status <> 'CANCELED' and o.payment_status = 'DUE'
       order by c.id, o.served_from, o.id) first
     where first.spendable >= first.total_cents`,
  );

/** Bills for which the card provider holds more or less than what was paid on them by card. */
export const unequalCards = async ({ marketplace, provider }: Simulation): Promise<unknown[]> => {
  const bills = await marketplace.sql.rows<{ id: string; paid: number }>(
    `select b.id, coalesce(sum(p.amount_cents) filter (where p.status = 'SUCCEEDED'), 0)::int as paid
     from tiffin_bills b left join payments p on p.bill_id = b.id group by b.id`,
  );
  const intents = [...provider.payments.intents.values()];
  return bills.flatMap(({ id, paid }) => {
    const ofBill = intents.filter(({ metadata }) => metadata.order_id === id);
    const received = ofBill.reduce((sum, { amount_received }) => sum + amount_received, 0);
    const refunds = ofBill.flatMap(intent => provider.payments.refundsOf(intent.id));
    const kept = refunds.reduce((sum, { amount }) => sum - amount, received);
    return kept === paid ? [] : [{ id, paid, kept }];
  });
};
