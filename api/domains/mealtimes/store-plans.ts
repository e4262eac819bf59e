import { sql as fragment } from 'kysely';
import type { Sql } from '../../core/database/sql.ts';
import { type Given, query } from '../../core/query/query.ts';
import { MealtimePlan } from './mealtime-plan.ts';

type Plan = Omit<MealtimePlan, 'weekday'> & { weekdays: readonly number[] };

const upsertPlans = query({ MealtimePlan }, (on, plan: Given<Plan>) =>
  on
    .insertInto('MealtimePlan')
    .columns([
      'supplierId',
      'mealtime',
      'plates',
      'cutOffMinutes',
      'servedFromMinutes',
      'servedUntilMinutes',
      'weekday',
    ])
    .expression(
      on
        .selectFrom(
          fragment<{ weekday: number }>`unnest(${plan.weekdays}::smallint[])`.as<'day'>(
            fragment`day(weekday)`,
          ),
        )
        .select([
          fragment<string>`${plan.supplierId}::uuid`.as('supplierId'),
          fragment<string>`${plan.mealtime}::text`.as('mealtime'),
          fragment<number>`${plan.plates}::int`.as('plates'),
          fragment<number>`${plan.cutOffMinutes}::int`.as('cutOffMinutes'),
          fragment<number>`${plan.servedFromMinutes}::int`.as('servedFromMinutes'),
          fragment<number>`${plan.servedUntilMinutes}::int`.as('servedUntilMinutes'),
          'day.weekday',
        ]),
    )
    .onConflict(conflict =>
      conflict.columns(['supplierId', 'weekday', 'mealtime']).doUpdateSet(({ ref }) => ({
        plates: ref('excluded.plates'),
        cutOffMinutes: ref('excluded.cutOffMinutes'),
        servedFromMinutes: ref('excluded.servedFromMinutes'),
        servedUntilMinutes: ref('excluded.servedUntilMinutes'),
      })),
    ),
);

/** Adds or replaces the plans of a mealtime on some weekdays, each of which is given once. */
export const storePlans = async (sql: Sql, plan: Plan): Promise<void> => {
  await upsertPlans.all(sql, plan);
};
