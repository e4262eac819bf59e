import { type Expression, type Kysely, sql } from 'kysely';
import type { Tables } from '../../core/query/query.ts';
import { City } from '../cities/city.ts';
import { localDay } from '../cities/local-day.ts';
import { Supplier } from '../suppliers/supplier.ts';
import { TiffinPlan } from './tiffin-plan.ts';
import { TiffinPlanDay } from './tiffin-plan-day.ts';

export const planTables = { TiffinPlan, TiffinPlanDay, Supplier, City };

type Reads = Pick<Kysely<Tables<typeof planTables>>, 'selectFrom' | 'selectNoFrom'>;

/** Days of running plans, a row for each from today on: `plan`, its kitchen `s`, its `meal`, and what is stored as `day`. */
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
    )
    .where('plan.stoppedAt', 'is', null)
    .whereRef('plan.startsOn', '<=', 'meal.serviceDate')
    .where(row =>
      row.or([row('plan.endsOn', 'is', null), row('plan.endsOn', '>=', row.ref('meal.serviceDate'))]),
    )
    .where(
      ({ ref }) =>
        sql<boolean>`extract(dow from ${ref('meal.serviceDate')})::smallint = any(${ref('plan.weekdays')})`,
    );
