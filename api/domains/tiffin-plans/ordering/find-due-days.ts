import { sql } from 'kysely';
import { orderableDays } from '../../../../schema/constants.ts';
import { type Given, query, type RowOf } from '../../../core/query/query.ts';
import { User } from '../../identity/user.ts';
import { daysOfPlans, hasMealOn, planTables } from '../days-of-plans.ts';
import { TiffinDayStatus } from '../tiffin-plan-day.ts';

/** Minutes after which a refused day is tried again. */
export const retryMinutes = 10;
/** Minutes after which the process that was placing an order is taken for dead. */
export const abandonedMinutes = 2;

const { PLANNED, WAITING, PLACING } = TiffinDayStatus;

interface Asked {
  now: Date;
  afterDay: string;
  afterPlan: string;
  limit: number;
}

/**
 * Days of running plans for which an order can be placed or tried again, the next days first, after a day of a plan.
 */
export const dueDaysQuery = query(
  { ...planTables, User },
  (from, { now, afterDay, afterPlan, limit }: Given<Asked>) => {
    const minutesAgo = (minutes: number) =>
      sql<string>`${now}::timestamptz - make_interval(mins => ${sql.lit(minutes)})`;
    const isOpen = from
      .selectFrom('User as customer')
      .whereRef('customer.id', '=', sql.ref<string>('plan.customerId'))
      .where('customer.disabledAt', 'is', null);
    return daysOfPlans(from, now, orderableDays)
      .where(({ ref }) => hasMealOn(ref('meal.serviceDate')))
      .where(row => row.exists(isOpen))
      .where(row =>
        row.or([
          row('day.status', 'is', null),
          row('day.status', '=', PLANNED),
          row.and([row('day.status', '=', WAITING), row('day.triedAt', '<=', minutesAgo(retryMinutes))]),
          row.and([row('day.status', '=', PLACING), row('day.triedAt', '<=', minutesAgo(abandonedMinutes))]),
        ]),
      )
      .where(row =>
        row(
          row.refTuple('meal.serviceDate', 'plan.id'),
          '>',
          row.tuple(row.cast<string>(afterDay, 'date'), row.cast<string>(afterPlan, 'uuid')),
        ),
      )
      .select(['plan.id as planId', 'plan.customerId', 'plan.startedFrom', 'meal.serviceDate'])
      .orderBy('meal.serviceDate')
      .orderBy('plan.id')
      .limit(limit);
  },
);

export type DueDay = RowOf<typeof dueDaysQuery>;
