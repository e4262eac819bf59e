import type { Ctx } from '../../core/ctx.ts';
import type { ApprovedKitchen } from './approved-kitchen.ts';
import type { KitchenCounts } from './kitchen-counts.ts';

export interface CountedWeek extends KitchenCounts {
  firstDay: string;
  lastDay: string;
}

/** Lists a kitchen's weeks up to the current one, the earliest first. */
export const countWeeks = (ctx: Ctx, kitchen: ApprovedKitchen, weeks: number): Promise<CountedWeek[]> =>
  ctx.sql.rows<CountedWeek>(statement, [
    kitchen.id,
    kitchen.today,
    weeks,
    kitchen.timeZone,
    kitchen.capacity,
    kitchen.since,
  ]);

const mondayOf = (day: string) => `date_trunc('week', (${day})::timestamp)::date`;

/**
 * Four scans of a kitchen's own rows: its weeks, its orders by service date (index-only), its reviews by
 * time, and the plates on offer. A day with orders stores its plates; for the others the plan is used.
 */
const statement = `
with span as (
  select greatest(${mondayOf('$2::date')} - 7 * ($3::int - 1), ${mondayOf('$6::date')}) as first_day,
    $2::date as today
),
week as (
  select generate_series(span.first_day, span.today, interval '7 days')::date as monday from span
),
ordered as (
  select ${mondayOf('o.service_date')} as monday,
    count(*) filter (where o.status <> 'CANCELED') as orders,
    count(*) filter (where o.status = 'CANCELED') as canceled,
    sum(o.total_cents) filter (where o.status <> 'CANCELED') as revenue_cents,
    sum(o.total_cents - o.commission_cents) filter (where o.status <> 'CANCELED') as share_cents,
    sum(o.plates) filter (where o.status <> 'CANCELED') as plates
  from orders o, span
  where o.supplier_id = $1 and o.service_date between span.first_day and span.today
  group by 1
),
rated as (
  select ${mondayOf('r.created_at at time zone $4')} as monday, count(*) as ratings, sum(r.rating) as stars
  from reviews r, span
  where r.supplier_id = $1 and r.created_at >= span.first_day::timestamp at time zone $4
    and r.created_at < (span.today + 1)::timestamp at time zone $4
  group by 1
),
planned as (
  select meal.service_date, sum(meal.plates) as plates
  from span cross join lateral meal_windows($1::uuid, greatest(span.first_day, $6::date), span.today) meal
  group by 1
),
sold as (
  select service_date, least(capacity, breakfast_plates + lunch_plates + dinner_plates) as plates
  from service_days, span
  where supplier_id = $1 and service_date between span.first_day and span.today
),
offered as (
  select ${mondayOf('service_date')} as monday,
    sum(coalesce(sold.plates, least(planned.plates, $5::int))) as plates
  from planned full join sold using (service_date)
  group by 1
)
select week.monday as "firstDay", least(week.monday + 6, $2::date) as "lastDay",
  coalesce(ordered.orders, 0)::int as orders, coalesce(ordered.canceled, 0)::int as canceled,
  coalesce(ordered.revenue_cents, 0)::float8 as "revenueCents",
  coalesce(ordered.share_cents, 0)::float8 as "shareCents",
  coalesce(rated.ratings, 0)::int as ratings, coalesce(rated.stars, 0)::int as stars,
  coalesce(ordered.plates, 0)::int as "platesSold", coalesce(offered.plates, 0)::int as "platesOffered"
from week
left join ordered using (monday)
left join rated using (monday)
left join offered using (monday)
order by week.monday`;
