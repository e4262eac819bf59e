import { sql } from 'kysely';
import type { Services } from '../../../core/operation/ctx.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { lowestIdentifier } from '../../../core/values/identifier.ts';
import { localDay } from '../../cities/local-day.ts';
import { planTables } from '../days-of-plans.ts';
import { forecastDays } from './find-tiffin-forecast.ts';
import { forecastDaysOf, forecastTables, isExpected, portionsOf } from './forecast-days.ts';
import { TiffinForecastCount } from './tiffin-forecast-count.ts';

/** Nothing is compared with an older count. */
const storedDays = 3;
/** So many are counted by one statement. */
const kitchensAtATime = 200;

/** Kitchens with a running plan whose day was not counted yet, after one of them. */
const uncountedQuery = query(
  { ...planTables, TiffinForecastCount },
  (from, { now, after, limit }: Given<{ now: Date; after: string; limit: number }>) =>
    from
      .selectFrom('Supplier as s')
      .innerJoin('City as city', 'city.id', 's.cityId')
      .where('s.id', '>', after)
      .where(row =>
        row.exists(
          row
            .selectFrom('TiffinPlan as plan')
            .whereRef('plan.supplierId', '=', 's.id')
            .where('plan.stoppedAt', 'is', null)
            .select('plan.id'),
        ),
      )
      .where(row =>
        row.not(
          row.exists(
            row
              .selectFrom('TiffinForecastCount as count')
              .whereRef('count.supplierId', '=', 's.id')
              .where('count.countedOn', '=', localDay(now, row.ref('city.timeZone')))
              .select('count.supplierId'),
          ),
        ),
      )
      .select('s.id')
      .orderBy('s.id')
      .limit(limit),
);

/** A day more than the forecast has: tomorrow that compares as many days with it. */
const countQuery = query(
  { ...forecastTables, TiffinForecastCount },
  (on, { now, supplierIds }: Given<{ now: Date; supplierIds: readonly string[] }>) =>
    on
      .insertInto('TiffinForecastCount')
      .columns(['supplierId', 'countedOn', 'serviceDate', 'mealtime', 'portions'])
      .expression(
        forecastDaysOf(on, now, forecastDays + 1)
          .where(meal => meal('meal.supplierId', '=', meal.fn.any(supplierIds)))
          .where('meal.expect', 'is not', null)
          .groupBy(['meal.supplierId', 'meal.today', 'meal.serviceDate', 'meal.mealtime'])
          .select([
            'meal.supplierId',
            'meal.today',
            'meal.serviceDate',
            'meal.mealtime',
            portionsOf(isExpected).as('portions'),
          ]),
      )
      .onConflict(conflict => conflict.doNothing()),
);

const forgetQuery = query({ TiffinForecastCount }, (on, { now }: Given<{ now: Date }>) =>
  on
    .deleteFrom('TiffinForecastCount')
    .where(
      ({ ref }) => sql<boolean>`${ref('countedOn')} < (${now}::timestamptz)::date - ${sql.lit(storedDays)}`,
    ),
);

/** Counts what tiffin plans will bring each kitchen whose day was not counted yet. Processes may do it at the same time. */
export const countForecasts = async ({ sql, clock }: Pick<Services, 'sql' | 'clock'>): Promise<void> => {
  const now = clock();
  for (let after: string | undefined = lowestIdentifier; after; ) {
    const kitchens: { id: string }[] = await uncountedQuery.all(sql, { now, after, limit: kitchensAtATime });
    if (kitchens.length > 0) await countQuery.all(sql, { now, supplierIds: kitchens.map(({ id }) => id) });
    after = kitchens[kitchensAtATime - 1]?.id;
  }
  await forgetQuery.all(sql, { now });
};
