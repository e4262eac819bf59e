import { Migration } from '@mikro-orm/migrations';

/**
 * How many unpaid plates an account without a completed order may still order, and all such accounts of one network
 * source together. `placed_from` is a keyed hash of that source, stored only with orders of such accounts.
 */
export class Migration0022UnpaidPlates extends Migration {
  override up(): void {
    for (const table of ['orders', 'held_orders']) {
      this.addSql(`alter table ${table} add column placed_from text`);
      this.addSql(
        `create index ${table}_placed_from on ${table} (placed_from) where placed_from is not null`,
      );
    }
    this.addSql(hasCompletedOrder);
    this.addSql(unpaidRoom);
  }

  override down(): void {
    this.addSql('drop function unpaid_room(uuid, text, int, int, timestamptz)');
    this.addSql('drop function has_completed_order(uuid)');
    for (const table of ['orders', 'held_orders'])
      this.addSql(`alter table ${table} drop column placed_from`);
  }
}

const hasCompletedOrder = `
create function has_completed_order(person uuid) returns boolean language sql stable as $$
  select exists (
    select from orders o where o.customer_id = person and (o.status = 'DELIVERED' or o.payment_status = 'PAID'))
$$`;

/**
 * Unpaid are the plates of orders that are still due and to be cooked, and of those held while they are paid. A meal
 * that was over a day ago takes no plates from anybody. Volatile, so that what is counted behind the lock includes what
 * its previous holder has committed. Null means as many as they like.
 */
const unpaidRoom = `
create function unpaid_room(person uuid, source text, most int, most_of_source int, moment timestamptz)
returns int language plpgsql volatile as $$
declare
  taken int;
  taken_from_source int;
begin
  if has_completed_order(person) then
    return null;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('unpaid plates of ' || person, 0));
  select coalesce(sum(plates), 0) into taken from (
    select o.plates from orders o
    where o.customer_id = person and o.payment_status = 'DUE' and o.status not in ('DELIVERED', 'CANCELLED')
      and o.placed_at > moment - interval '10 days' and o.served_until > moment - interval '1 day'
    union all
    select h.plates from held_orders h where h.customer_id = person and h.status = 'HELD'
  ) unpaid;
  if source is null then
    return most - taken;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('unpaid plates from ' || source, 0));
  select coalesce(sum(plates), 0) into taken_from_source from (
    select o.plates from orders o
    where o.placed_from = source and o.payment_status = 'DUE' and o.status not in ('DELIVERED', 'CANCELLED')
      and o.served_until > moment - interval '1 day' and not has_completed_order(o.customer_id)
    union all
    select h.plates from held_orders h where h.placed_from = source and h.status = 'HELD'
  ) unpaid;
  return least(most - taken, most_of_source - taken_from_source);
end
$$`;
