import { type Kysely, sql } from 'kysely';
import { type Given, query, type Tables } from '../../../core/query/query.ts';
import { City } from '../../cities/city.ts';
import { localMoment } from '../../cities/local-moment.ts';
import { User } from '../../identity/user.ts';
import { MealtimePlan } from '../../mealtimes/mealtime-plan.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import { hasMealOn } from '../days-of-plans.ts';
import { TiffinPlan } from '../tiffin-plan.ts';
import { TiffinDayStatus, TiffinPlanDay } from '../tiffin-plan-day.ts';

const { PLANNED, WAITING } = TiffinDayStatus;

const read = { TiffinPlan, TiffinPlanDay, User, MealtimePlan, Supplier, City };

interface Asked {
  supplierId: string;
  days: readonly string[];
  now: Date;
}

const cutOff = localMoment(sql.ref('meal.day'), sql.ref('cooked.cutOffMinutes'), sql.ref('city.timeZone'));
const endOfPause = localMoment(sql.ref('s.pausedUntil'), sql.lit(0), sql.ref('city.timeZone'));

/**
 * A row for each meal that plans of a kitchen have on some days and that can still be ordered: `plan`, its kitchen `s`,
 * `meal.day` and what is stored as `day`. One that is being ordered at this moment is left to its order. One that the
 * kitchen does not cook on that weekday any more, or whose cut-off has passed, has no row.
 */
const plannedMealsOn = (from: Kysely<Tables<typeof read>>, { supplierId, days, now }: Given<Asked>) =>
  from
    .selectFrom('TiffinPlan as plan')
    .innerJoin('User as customer', join =>
      join.onRef('customer.id', '=', 'plan.customerId').on('customer.disabledAt', 'is', null),
    )
    .innerJoin('Supplier as s', 's.id', 'plan.supplierId')
    .innerJoin('City as city', 'city.id', 's.cityId')
    .crossJoin(sql<{ day: string }>`unnest(${days}::date[])`.as<'meal'>(sql`meal(day)`))
    .leftJoin('TiffinPlanDay as day', join =>
      join.onRef('day.planId', '=', 'plan.id').onRef('day.serviceDate', '=', 'meal.day'),
    )
    .where('plan.supplierId', '=', supplierId)
    .where(({ ref }) => hasMealOn(ref('meal.day')))
    .innerJoin('MealtimePlan as cooked', join =>
      join
        .onRef('cooked.supplierId', '=', 'plan.supplierId')
        .onRef('cooked.mealtime', '=', 'plan.mealtime')
        .on(({ ref }) => sql<boolean>`${ref('cooked.weekday')} = extract(dow from ${ref('meal.day')})`),
    )
    .where(sql<boolean>`${cutOff} > ${now}`)
    .where(row =>
      row.or([
        row('day.status', 'is', null),
        row('day.status', '=', PLANNED),
        row('day.status', '=', WAITING),
      ]),
    );

/**
 * Counts these meals, their portions and the customers who have them. Without those whose cut-off is within the kitchen's
 * pause, which can be ordered no more after it.
 */
export const countPlannedMeals = query(read, (from, asked: Given<Asked>) =>
  plannedMealsOn(from, asked)
    .where(row => row.or([row('s.pausedUntil', 'is', null), sql<boolean>`${cutOff} > ${endOfPause}`]))
    .select(({ ref }) => [
      sql<number>`count(*)::int`.as('meals'),
      sql<number>`coalesce(sum(coalesce(${ref('day.portions')}, ${ref('plan.portions')})), 0)::int`.as(
        'portions',
      ),
      sql<number>`count(distinct ${ref('plan.customerId')})::int`.as('customers'),
    ]),
);

/** Finds the days of each customer who has such meals, with one of their plans, and all plans that have them. */
export const plannedDaysOfCustomers = query(read, (from, asked: Given<Asked>) =>
  plannedMealsOn(from, asked)
    .groupBy('plan.customerId')
    .select(({ ref }) => [
      sql<string>`(array_agg(${ref('plan.id')} order by ${ref('plan.startedAt')} desc, ${ref('plan.id')}))[1]`.as(
        'planId',
      ),
      sql<string[]>`array_agg(distinct ${ref('meal.day')}::text order by ${ref('meal.day')}::text)`.as(
        'days',
      ),
      sql<string[]>`array_agg(distinct ${ref('plan.id')}::text)`.as('planIds'),
    ]),
);

/** Days that wait because their kitchen was closed become planned ones. */
export const planMealsAgain = query(read, (on, asked: Given<Asked>) =>
  on
    .updateTable('TiffinPlanDay as waiting')
    .from(plannedMealsOn(on, asked).select(['plan.id as planId', 'meal.day as serviceDate']).as('open'))
    .whereRef('waiting.planId', '=', 'open.planId')
    .whereRef('waiting.serviceDate', '=', 'open.serviceDate')
    .where('waiting.status', '=', WAITING)
    .where('waiting.code', '=', 'DAY_CLOSED')
    .set({ status: PLANNED, code: null, reason: null }),
);
