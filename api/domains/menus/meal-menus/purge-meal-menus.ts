import { sql } from 'kysely';
import type { Sql } from '../../../core/database/sql.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { MealMenu } from './meal-menu.ts';

/** Long enough to copy the menus of the week before. */
const keptDays = 30;

const purge = query({ MealMenu }, (on, { now }: Given<{ now: Date }>) =>
  on
    .deleteFrom('MealMenu')
    .where('serviceDate', '<', sql<string>`(${now}::timestamptz - make_interval(days => ${keptDays}))::date`),
);

/** Deletes the menus of past meals. */
export const purgeMealMenus = async (on: Sql, now: Date): Promise<void> => {
  await purge.all(on, { now });
};
