import { type Expression, sql } from 'kysely';
import type { Sql } from '../../../core/database/sql.ts';
import { batchSize, inBatches, isOneOf, placeOf } from '../../../core/query/in-batches.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { CategoryPortionCount } from './category-portion-count.ts';
import { PortionCount } from './portion-count.ts';

/** Days after which the portions of a meal concern no order that could still be canceled. */
const keptDays = 7;

const firstKept = (now: Expression<unknown>) =>
  sql<string>`(${now}::timestamptz - make_interval(days => ${keptDays}))::date`;

const purge = query({ PortionCount }, (on, { now }: Given<{ now: Date }>) =>
  on
    .deleteFrom('PortionCount')
    .where(({ selectFrom }) =>
      isOneOf(
        selectFrom('PortionCount as c')
          .where('c.serviceDate', '<', firstKept(now))
          .limit(sql.lit(batchSize))
          .select(placeOf('c')),
      ),
    )
    .returning('mealtime'),
);

const purgeOfCategories = query({ CategoryPortionCount }, (on, { now }: Given<{ now: Date }>) =>
  on
    .deleteFrom('CategoryPortionCount')
    .where(({ selectFrom }) =>
      isOneOf(
        selectFrom('CategoryPortionCount as c')
          .where('c.serviceDate', '<', firstKept(now))
          .limit(sql.lit(batchSize))
          .select(placeOf('c')),
      ),
    )
    .returning('mealtime'),
);

/** Deletes the counts of past meals. */
export const purgePortionCounts = async (on: Sql, now: Date): Promise<void> => {
  await inBatches(() => purge.all(on, { now }));
  await inBatches(() => purgeOfCategories.all(on, { now }));
};
