import { type Expression, type Kysely, sql } from 'kysely';
import { type Given, query, type Tables } from '../../../core/query/query.ts';
import { User } from '../../identity/user.ts';
import { MealtimePlan } from '../../mealtimes/mealtime-plan.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import { hasMealOn } from '../days-of-plans.ts';
import { TiffinPlan } from '../tiffin-plan.ts';
import { TiffinDayStatus, TiffinPlanDay } from '../tiffin-plan-day.ts';

const { PLANNED, WAITING } = TiffinDayStatus;

const read = { TiffinPlan, TiffinPlanDay, User, MealtimePlan, Supplier };

/**
 * A row for each meal that plans of a kitchen have on some days and that is still to be ordered: `plan`, `meal.day` and
 * what is stored as `day`. One that is being ordered at this moment is left to its order, and one that the kitchen does
 * not cook on that weekday any more has none.
 */
const plannedMealsOn = (
  from: Kysely<Tables<typeof read>>,
  supplierId: Expression<string>,
  days: Expression<readonly string[]>,
) =>
  from
    .selectFrom('TiffinPlan as plan')
    .innerJoin('User as customer', join =>
      join.onRef('customer.id', '=', 'plan.customerId').on('customer.disabledAt', 'is', null),
    )
    .crossJoin(sql<{ day: string }>`unnest(${days}::date[])`.as<'meal'>(sql`meal(day)`))
    .leftJoin('TiffinPlanDay as day', join =>
      join.onRef('day.planId', '=', 'plan.id').onRef('day.serviceDate', '=', 'meal.day'),
    )
    .where('plan.supplierId', '=', supplierId)
    .where(({ ref }) => hasMealOn(ref('meal.day')))
    .where(row =>
      row.exists(
        row
          .selectFrom('MealtimePlan as cooked')
          .whereRef('cooked.supplierId', '=', 'plan.supplierId')
          .whereRef('cooked.mealtime', '=', 'plan.mealtime')
          .where(({ ref }) => sql<boolean>`${ref('cooked.weekday')} = extract(dow from ${ref('meal.day')})`),
      ),
    )
    .where(row =>
      row.or([
        row('day.status', 'is', null),
        row('day.status', '=', PLANNED),
        row('day.status', '=', WAITING),
      ]),
    );

type Asked = Given<{ supplierId: string; days: readonly string[] }>;

/** Counts these meals outside of the kitchen's pause, their portions and the customers who have them. */
export const countPlannedMeals = query(read, (from, { supplierId, days }: Asked) =>
  plannedMealsOn(from, supplierId, days)
    .innerJoin('Supplier as s', 's.id', 'plan.supplierId')
    .where(row =>
      row.or([
        row('s.pausedUntil', 'is', null),
        row(row.ref('meal.day'), '>=', row.ref('s.pausedUntil').$castTo<string>()),
      ]),
    )
    .select(({ ref }) => [
      sql<number>`count(*)::int`.as('meals'),
      sql<number>`coalesce(sum(coalesce(${ref('day.portions')}, ${ref('plan.portions')})), 0)::int`.as(
        'portions',
      ),
      sql<number>`count(distinct ${ref('plan.customerId')})::int`.as('customers'),
    ]),
);

/** Finds the days of each customer who has such meals, with one of their plans, and all plans that have them. */
export const plannedDaysOfCustomers = query(read, (from, { supplierId, days }: Asked) =>
  plannedMealsOn(from, supplierId, days)
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
