import { sql } from 'kysely';
import type { Sql } from '../../../core/database/sql.ts';
import { batchSize, inBatches } from '../../../core/query/in-batches.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { MealMenu } from './meal-menu.ts';

/** Long enough to copy the menus of the week before. */
const keptDays = 30;

const purge = query({ MealMenu }, (on, { now }: Given<{ now: Date }>) =>
  on
    .deleteFrom('MealMenu')
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('supplierId', 'serviceDate', 'mealtime'),
        'in',
        selectFrom('MealMenu as m')
          .where(
            'm.serviceDate',
            '<',
            sql<string>`(${now}::timestamptz - make_interval(days => ${keptDays}))::date`,
          )
          .limit(sql.lit(batchSize))
          .select(['m.supplierId', 'm.serviceDate', 'm.mealtime'])
          .$asTuple('supplierId', 'serviceDate', 'mealtime'),
      ),
    )
    .returning('mealtime'),
);

/** Deletes the menus of past meals. */
export const purgeMealMenus = (on: Sql, now: Date): Promise<void> => inBatches(() => purge.all(on, { now }));
