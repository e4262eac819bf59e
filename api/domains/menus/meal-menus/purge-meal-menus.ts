import { sql } from 'kysely';
import type { Sql } from '../../../core/database/sql.ts';
import { batchSize, inBatches, isOneOf, placeOf } from '../../../core/query/in-batches.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { MealMenu } from './meal-menu.ts';

/** Long enough to copy the menus of the week before. */
const keptDays = 30;

const purge = query({ MealMenu }, (on, { now }: Given<{ now: Date }>) =>
  on
    .deleteFrom('MealMenu')
    .where(({ selectFrom }) =>
      isOneOf(
        selectFrom('MealMenu as m')
          .where(
            'm.serviceDate',
            '<',
            sql<string>`(${now}::timestamptz - make_interval(days => ${keptDays}))::date`,
          )
          .limit(sql.lit(batchSize))
          .select(placeOf('m')),
      ),
    )
    .returning('mealtime'),
);

/** Deletes the menus of past meals. */
export const purgeMealMenus = (on: Sql, now: Date): Promise<void> => inBatches(() => purge.all(on, { now }));
