import { sql } from 'kysely';
import { everybody } from '../../../core/access/rules.ts';
import type { Services } from '../../../core/operation/ctx.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import { systemContext } from '../../../core/operation/system-context.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { ContentsUnwritten } from '../order-events.ts';
import { ContentReminder } from './content-reminder.ts';
import { unwrittenMeals, unwrittenTables } from './find-unwritten-meals.ts';

/** So many reminders are stored in one transaction. */
const batchSize = 200;

/** Of two processes the second waits here for the first, and stores nothing. */
const storeReminders = query(unwrittenTables, (on, { now }: Given<{ now: Date }>) =>
  on
    .insertInto('ContentReminder')
    .columns(['supplierId', 'serviceDate', 'mealtime', 'remindedAt'])
    .expression(
      unwrittenMeals(on, now).limit(batchSize).select(sql<string>`${now}::timestamptz`.as('remindedAt')),
    )
    .onConflict(conflict => conflict.doNothing())
    .returning(['supplierId', 'serviceDate', 'mealtime']),
);

const forgetReminders = query({ ContentReminder }, (on, { now }: Given<{ now: Date }>) =>
  on
    .deleteFrom('ContentReminder')
    .where(({ ref }) => sql<boolean>`${ref('serviceDate')} < (${now}::timestamptz)::date - 1`),
);

const remind = operation(everybody, async ({ sql, now, record }: Work, _: null): Promise<number> => {
  const meals = await storeReminders.all(sql, { now });
  for (const { supplierId, serviceDate, mealtime } of meals)
    record(new ContentsUnwritten(supplierId, serviceDate, mealtime));
  return meals.length;
});

/**
 * Reminds cooks to write what is in the tiffins of the day of a meal that is ordered, once for each meal. Processes may
 * do it at the same time.
 */
export const remindOfContents = async (services: Services): Promise<void> => {
  for (let stored = batchSize; stored === batchSize; ) stored = await remind(systemContext(services), null);
  await forgetReminders.all(services.sql, { now: services.clock() });
};
