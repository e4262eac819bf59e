import { type Expression, type Kysely, sql } from 'kysely';
import { orderableDays } from '../../../../schema/constants.ts';
import type { Tables } from '../../../core/query/query.ts';
import { localDay } from '../../cities/local-day.ts';
import { User } from '../../identity/user.ts';
import { Closure } from '../../mealtimes/closure.ts';
import type { Mealtime } from '../../mealtimes/mealtime.ts';
import { MealtimePlan } from '../../mealtimes/mealtime-plan.ts';
import { Order } from '../../orders/order.ts';
import { OrderStatus } from '../../orders/order-status.ts';
import { daysOfPlans, hasMealOn, planTables } from '../days-of-plans.ts';
import { TiffinDayStatus } from '../tiffin-plan-day.ts';
import type { TiffinPlanLine } from '../tiffin-plan-line.ts';

export const forecastTables = { ...planTables, User, Order, Closure, MealtimePlan };

/** What a cook can expect of a day of a plan; null for nothing. */
type Expected = 'ordered' | 'planned' | 'waiting' | 'skipped' | null;

/**
 * Days of plans from today on, with what a cook can `expect` of each. What is ordered is cooked, also where its plan
 * has stopped or no longer has that day, unless the order was canceled.
 */
export const forecastDaysOf = (
  from: Kysely<Tables<typeof forecastTables>>,
  now: Expression<string>,
  days: number,
) => {
  const status = sql.ref<TiffinDayStatus | null>('day.status');
  const is = (wanted: TiffinDayStatus) => sql<boolean>`${status} = ${sql.lit(wanted)}`;
  const serviceDate = sql.ref<string>('meal.serviceDate');
  const openOrder = from
    .selectFrom('Order as o')
    .whereRef('o.id', '=', sql.ref<string>('day.orderId'))
    .where('o.status', '<>', OrderStatus.CANCELED);
  const closure = from
    .selectFrom('Closure as c')
    .whereRef('c.supplierId', '=', sql.ref<string>('plan.supplierId'))
    .where('c.firstDay', '<=', serviceDate)
    .where('c.lastDay', '>=', serviceDate);
  const isAfterBreak = sql<boolean>`(${sql.ref('s.pausedUntil')} is null
    or (${serviceDate} - ${sql.ref('s.pausedUntil')}) * 1440 + ${sql.ref('cooked.cutOffMinutes')} > 0)`;
  const cookedMeal = from
    .selectFrom('MealtimePlan as cooked')
    .whereRef('cooked.supplierId', '=', sql.ref<string>('plan.supplierId'))
    .whereRef('cooked.mealtime', '=', sql.ref<Mealtime>('plan.mealtime'))
    .where(({ ref }) => sql<boolean>`${ref('cooked.weekday')} = extract(dow from ${serviceDate})`)
    .where(isAfterBreak);
  const disabledCustomer = from
    .selectFrom('User as customer')
    .whereRef('customer.id', '=', sql.ref<string>('plan.customerId'))
    .where('customer.disabledAt', 'is not', null);
  const expect = sql<Expected>`case
    when ${is(TiffinDayStatus.ORDERED)} and exists ${openOrder} then 'ordered'
    when not ${hasMealOn(serviceDate)} or not exists ${cookedMeal} then null
    when exists ${closure} or exists ${disabledCustomer} then null
    when ${is(TiffinDayStatus.SKIPPED)} then 'skipped'
    when ${is(TiffinDayStatus.WAITING)} then 'waiting'
    when ${status} is null or ${is(TiffinDayStatus.PLANNED)} or ${is(TiffinDayStatus.PLACING)} then 'planned'
  end`;
  const planned = daysOfPlans(from, now, days)
    // Nothing is ordered further ahead, so that a plan which stopped before has no order to come.
    .where(
      ({ ref }) =>
        sql<boolean>`coalesce(${ref('plan.stoppedAt')}, ${now}) > ${now}::timestamptz - make_interval(days => ${sql.lit(orderableDays + 1)})`,
    )
    .select(({ ref, fn }) => [
      's.id as supplierId',
      's.userId as cookId',
      localDay(now, ref('city.timeZone')).as('today'),
      'meal.serviceDate',
      'plan.mealtime',
      expect.as('expect'),
      fn.coalesce('day.portions', 'plan.portions').as('portions'),
      sql<TiffinPlanLine[]>`coalesce(${ref('day.lines')}, ${ref('plan.lines')})`.as('lines'),
    ]);
  return from.selectFrom(planned.as('meal'));
};

const expects = (wanted: Expected) => sql<boolean>`${sql.ref('meal.expect')} = ${sql.lit(wanted)}`;

export const isExpected = sql<boolean>`(${expects('ordered')} or ${expects('planned')})`;

export const plansThat = (wanted: Exclude<Expected, null>) =>
  sql<number>`(count(*) filter (where ${expects(wanted)}))::int`;

export const portionsOf = (condition: Expression<boolean>) =>
  sql<number>`coalesce(sum(${sql.ref('meal.portions')}) filter (where ${condition}), 0)::int`;

export const isPlanned = expects('planned');
