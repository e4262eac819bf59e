import { Migration } from '@mikro-orm/migrations';
import { statementsOf } from './statements-of.ts';

/** Spots of offered tiffin plans, and who waits for them. Expands. */
export class Migration0080TiffinWaitlists extends Migration {
  override up(): void {
    for (const statement of statementsOf(waitlists)) this.addSql(statement);
  }

  override down(): void {
    this.addSql('drop table tiffin_waits');
    this.addSql('drop index tiffin_plans_of_offer');
    this.addSql('alter table tiffin_plans drop column people');
    this.addSql('alter table tiffin_offers drop column spots');
  }
}

/**
 * A plan takes spots for as many people as its dishes are those of its offer, so many times each; a plan whose meal
 * is another one by now takes none.
 */
export const peopleOfPlans = `
update tiffin_plans plan set people = meal.people
  from (
    select running.id, min(dish.portions / dish.each) as people
    from tiffin_plans running
    join tiffin_offers offer on offer.id = running.offer_id
    cross join lateral (
      select (offered ->> 'quantity')::int as each, coalesce(sum((line ->> 'quantity')::int), 0)::int as portions
      from jsonb_array_elements(offer.lines) offered
      left join lateral jsonb_array_elements(running.lines) line on line ->> 'dishId' = offered ->> 'dishId'
      group by offered
    ) dish
    where running.stopped_at is null
    group by running.id
    having bool_and(dish.portions % dish.each = 0)
      and min(dish.portions / dish.each) = max(dish.portions / dish.each) and min(dish.portions) > 0
  ) meal
  where meal.id = plan.id;
`;

const waitlists = `
alter table tiffin_offers add column spots smallint check (spots > 0);
alter table tiffin_plans add column people smallint check (people > 0);
${peopleOfPlans}create index tiffin_plans_of_offer on tiffin_plans (offer_id)
  where stopped_at is null and offer_id is not null;
create table tiffin_waits (
  id uuid primary key,
  offer_id uuid not null references tiffin_offers on delete cascade,
  customer_id uuid not null references users on delete cascade,
  weekdays smallint[] not null check (cardinality(weekdays) > 0),
  people smallint not null check (people > 0),
  joined_at timestamptz not null,
  reserved_until timestamptz,
  constraint tiffin_waits_once unique (offer_id, customer_id)
);
create index tiffin_waits_of_customer on tiffin_waits (customer_id);
`;
