import { Migration } from '@mikro-orm/migrations';
import { statementsOf } from './statements-of.ts';

/**
 * Holds that were found paid before their event came, disputes of payments that are not ours, an index of the open
 * orders, which diet marks a customer was notified of, and a stricter sense of an account's first completed order: one
 * that was delivered and not lost to the customer's bank. The audit trail lets rows go that are older than a year, for
 * the job that deletes old ones (decision 70).
 */
export class Migration0029PaidHoldsAndOpenOrders extends Migration {
  override up(): void {
    for (const statement of statementsOf(forward)) this.addSql(statement);
    this.addSql(hasCompletedOrder);
    for (const statement of trailOfYears) this.addSql(statement);
  }

  override down(): void {
    for (const statement of trailForEver) this.addSql(statement);
    this.addSql(hasCompletedOrderBefore);
    this.addSql("delete from unmatched_payments where mismatch = 'UNKNOWN_DISPUTE'");
    for (const statement of statementsOf(back)) this.addSql(statement);
  }
}

const forward = `
alter table held_orders add column found_paid_at timestamptz;
alter table unmatched_payments add column dispute_id text unique;
alter table unmatched_payments drop constraint unmatched_payments_mismatch_check;
alter table unmatched_payments add constraint unmatched_payments_mismatch_check check (
  mismatch in ('UNKNOWN_PAYMENT', 'OTHER_AMOUNT', 'OTHER_CURRENCY', 'OTHER_ORDER', 'UNKNOWN_DISPUTE'));
alter table order_lines add column notified_diets text[] not null default '{}';
update order_lines set notified_diets = array[changed_diet] where changed_diet is not null;
create index orders_open on orders (placed_at desc, id desc)
  where status in ('PLACED', 'PREPARING', 'READY', 'OUT_FOR_DELIVERY');
`;

const back = `
drop index orders_open;
alter table order_lines drop column notified_diets;
alter table unmatched_payments drop constraint unmatched_payments_mismatch_check;
alter table unmatched_payments add constraint unmatched_payments_mismatch_check check (
  mismatch in ('UNKNOWN_PAYMENT', 'OTHER_AMOUNT', 'OTHER_CURRENCY', 'OTHER_ORDER'));
alter table unmatched_payments drop column dispute_id;
alter table held_orders drop column found_paid_at;
`;

/**
 * A payment that came may be disputed and go back, and an order that was never served shows nothing of its customer.
 */
const hasCompletedOrder = `
create or replace function has_completed_order(person uuid) returns boolean language sql stable as $$
  select exists (
    select from orders o where o.customer_id = person and o.status = 'DELIVERED' and not exists (
      select from disputes d
      where d.order_id = o.id and d.status in ('NEEDS_RESPONSE', 'UNDER_REVIEW', 'LOST')))
$$`;

const hasCompletedOrderBefore = `
create or replace function has_completed_order(person uuid) returns boolean language sql stable as $$
  select exists (
    select from orders o where o.customer_id = person and (o.status = 'DELIVERED' or o.payment_status = 'PAID'))
$$`;

/** Rows are still never altered, and what happened within a year cannot be deleted by anything. */
const trailOfYears = [
  `create function refuse_recent_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' or old.at > now() - interval '1 year' then
    raise exception '% keeps what it was told', tg_table_name;
  end if;
  return old;
end $$`,
  'drop trigger audit_events_stay on audit_events',
  `create trigger audit_events_stay before update or delete on audit_events
     for each row execute function refuse_recent_change()`,
];

const trailForEver = [
  'drop trigger audit_events_stay on audit_events',
  `create trigger audit_events_stay before update or delete on audit_events
     for each row execute function refuse_change()`,
  'drop function refuse_recent_change',
];
