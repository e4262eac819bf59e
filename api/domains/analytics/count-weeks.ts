import { type Expression, sql } from 'kysely';
import type { Ctx } from '../../core/operation/ctx.ts';
import { type Given, query, type RowOf } from '../../core/query/query.ts';
import { ServiceDay } from '../mealtimes/service-day.ts';
import { Order } from '../orders/order.ts';
import { Review } from '../reviews/review.ts';
import { mealWindows } from '../suppliers/meal-windows.sql.ts';
import type { ApprovedKitchen } from './approved-kitchen.ts';

interface Weeks {
  supplierId: string;
  today: string;
  weeks: number;
  timeZone: string;
  capacity: number;
  since: string;
}

const mondayOf = (day: Expression<string | null>) => sql<string>`date_trunc('week', ${day}::timestamp)::date`;
const startOf = (day: Expression<string>, timeZone: Expression<string>) =>
  sql<string>`${day}::timestamp at time zone ${timeZone}`;
const sumOf = (value: Expression<number>) => sql<number>`sum(${value})`;
const isSold = sql`filter (where ${sql.ref('o.status')} <> 'CANCELED')`;
const orZero = (count: Expression<number | null>, type: 'int' | 'float8') =>
  sql<number>`coalesce(${count}, 0)::${sql.raw(type)}`;

/**
 * Four scans of a kitchen's own rows: its weeks, its orders by service date (index-only), its reviews by
 * time, and the plates on offer. A day with orders stores its plates; for the others the plan is used.
 */
const weeksQuery = query({ Order, Review, ServiceDay }, (from, given: Given<Weeks>) => {
  const { supplierId, today, weeks, timeZone, capacity, since } = given;
  return from
    .with('span', span =>
      span.selectNoFrom([
        sql<string>`greatest(${mondayOf(sql`${today}::date`)} - 7 * (${weeks}::int - 1), ${mondayOf(sql`${since}::date`)})`.as(
          'firstDay',
        ),
        sql<string>`${today}::date`.as('today'),
      ]),
    )
    .with('week', week =>
      week
        .selectFrom('span')
        .select(({ ref }) =>
          sql<string>`generate_series(${ref('span.firstDay')}, ${ref('span.today')}, interval '7 days')::date`.as(
            'monday',
          ),
        ),
    )
    .with('ordered', ordered =>
      ordered
        .selectFrom(['Order as o', 'span'])
        .where('o.supplierId', '=', supplierId)
        .where(({ between, ref }) => between('o.serviceDate', ref('span.firstDay'), ref('span.today')))
        .groupBy(sql.lit(1))
        .select(({ ref }) => [
          mondayOf(ref('o.serviceDate')).as('monday'),
          sql<number>`count(*) ${isSold}`.as('orders'),
          sql<number>`count(*) filter (where ${ref('o.status')} = 'CANCELED')`.as('canceled'),
          sql<number>`${sumOf(ref('o.totalCents'))} ${isSold}`.as('revenueCents'),
          sql<number>`sum(${ref('o.totalCents')} - ${ref('o.commissionCents')}) ${isSold}`.as('shareCents'),
          sql<number>`${sumOf(ref('o.plates'))} ${isSold}`.as('plates'),
        ]),
    )
    .with('rated', rated =>
      rated
        .selectFrom(['Review as r', 'span'])
        .where('r.supplierId', '=', supplierId)
        .where(({ eb, ref }) => eb('r.createdAt', '>=', startOf(ref('span.firstDay'), timeZone)))
        .where(({ eb, ref }) => eb('r.createdAt', '<', startOf(sql`(${ref('span.today')} + 1)`, timeZone)))
        .groupBy(sql.lit(1))
        .select(({ ref }) => [
          mondayOf(sql`(${ref('r.createdAt')} at time zone ${timeZone})`).as('monday'),
          sql<number>`count(*)`.as('ratings'),
          sumOf(ref('r.rating')).as('stars'),
        ]),
    )
    .with('planned', planned =>
      planned
        .selectFrom('span')
        .crossJoinLateral(({ ref }) => {
          const firstDay = sql<string>`greatest(${ref('span.firstDay')}, ${since}::date)`;
          return mealWindows(supplierId, firstDay, ref('span.today')).as('meal');
        })
        .groupBy('meal.serviceDate')
        .select(({ ref }) => ['meal.serviceDate', sumOf(ref('meal.plates')).as('plates')]),
    )
    .with('sold', sold =>
      sold
        .selectFrom(['ServiceDay as day', 'span'])
        .where('day.supplierId', '=', supplierId)
        .where(({ between, ref }) => between('day.serviceDate', ref('span.firstDay'), ref('span.today')))
        .select(({ ref }) => [
          'day.serviceDate',
          sql<number>`least(${ref('day.capacity')},
            ${ref('day.breakfastPlates')} + ${ref('day.lunchPlates')} + ${ref('day.dinnerPlates')})`.as(
            'plates',
          ),
        ]),
    )
    .with('offered', offered =>
      offered
        .selectFrom('planned')
        .fullJoin('sold', 'sold.serviceDate', 'planned.serviceDate')
        .groupBy(sql.lit(1))
        .select(({ ref, fn }) => [
          mondayOf(fn.coalesce('planned.serviceDate', 'sold.serviceDate')).as('monday'),
          sql<number>`sum(coalesce(${ref('sold.plates')}, least(${ref('planned.plates')}, ${capacity}::int)))`.as(
            'plates',
          ),
        ]),
    )
    .selectFrom('week')
    .leftJoin('ordered', 'ordered.monday', 'week.monday')
    .leftJoin('rated', 'rated.monday', 'week.monday')
    .leftJoin('offered', 'offered.monday', 'week.monday')
    .select(({ ref }) => [
      'week.monday as firstDay',
      sql<string>`least(${ref('week.monday')} + 6, ${today}::date)`.as('lastDay'),
      orZero(ref('ordered.orders'), 'int').as('orders'),
      orZero(ref('ordered.canceled'), 'int').as('canceled'),
      orZero(ref('ordered.revenueCents'), 'float8').as('revenueCents'),
      orZero(ref('ordered.shareCents'), 'float8').as('shareCents'),
      orZero(ref('rated.ratings'), 'int').as('ratings'),
      orZero(ref('rated.stars'), 'int').as('stars'),
      orZero(ref('ordered.plates'), 'int').as('platesSold'),
      orZero(ref('offered.plates'), 'int').as('platesOffered'),
    ])
    .orderBy('week.monday');
});

export type CountedWeek = RowOf<typeof weeksQuery>;

/** Lists a kitchen's weeks up to the current one, the earliest first. */
export const countWeeks = (ctx: Ctx, kitchen: ApprovedKitchen, weeks: number): Promise<CountedWeek[]> =>
  weeksQuery.all(ctx.sql, { ...kitchen, supplierId: kitchen.id, weeks });
