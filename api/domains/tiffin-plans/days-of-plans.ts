import { type Expression, type Kysely, sql } from 'kysely';
import type { Tables } from '../../core/query/query.ts';
import { City } from '../cities/city.ts';
import { localDay } from '../cities/local-day.ts';
import { Supplier } from '../suppliers/supplier.ts';
import { TiffinPlan } from './tiffin-plan.ts';
import { TiffinPlanDay } from './tiffin-plan-day.ts';

export const planTables = { TiffinPlan, TiffinPlanDay, Supplier, City };

/** Whether a plan, `plan` in its query, is not stopped and has a meal on this day. */
export const hasMealOn = (day: Expression<string>) => {
  const plan = (column: keyof TiffinPlan) => sql.ref(`plan.${column}`);
  return sql<boolean>`(${plan('stoppedAt')} is null and ${plan('startsOn')} <= ${day}
    and (${plan('endsOn')} is null or ${plan('endsOn')} >= ${day})
    and extract(dow from ${day})::smallint = any(${plan('weekdays')}))`;
};

type Reads = Pick<Kysely<Tables<typeof planTables>>, 'selectFrom' | 'selectNoFrom'>;

/**
 * A row for each plan and each day from today on: `plan`, its kitchen `s`, its `meal`, and what is stored as `day`.
 * Whether the plan has a meal that day is left to `hasMealOn`.
 */
export const daysOfPlans = (from: Reads, now: Expression<string>, days: number) =>
  from
    .selectFrom('TiffinPlan as plan')
    .innerJoin('Supplier as s', 's.id', 'plan.supplierId')
    .innerJoin('City as city', 'city.id', 's.cityId')
    .crossJoin(sql<{ days: number }>`generate_series(0, ${sql.lit(days - 1)})`.as<'ahead'>(sql`ahead(days)`))
    // Every lateral query selects from a table, so this one from the city again.
    .crossJoinLateral(some =>
      some
        .selectFrom('City as here')
        .whereRef('here.id', '=', 'city.id')
        .select(({ ref }) =>
          sql<string>`${localDay(now, ref('here.timeZone'))} + ${sql.ref('ahead.days')}`.as('serviceDate'),
        )
        .as('meal'),
    )
    .leftJoin('TiffinPlanDay as day', join =>
      join.onRef('day.planId', '=', 'plan.id').onRef('day.serviceDate', '=', 'meal.serviceDate'),
    );
