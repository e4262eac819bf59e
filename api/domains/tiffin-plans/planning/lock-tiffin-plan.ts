import { LockMode } from '@mikro-orm/core';
import { sql } from 'kysely';
import { orderableDays } from '../../../../schema/constants.ts';
import { daysAfter } from '../../../../schema/rules/days.ts';
import type { Work } from '../../../core/operation/operation.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { isIdentifier } from '../../../core/values/identifier.ts';
import { City } from '../../cities/city.ts';
import { localDay } from '../../cities/local-day.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import { runningOn } from '../running-plans.ts';
import { earliestToday } from '../tiffin-calendar.ts';
import { TiffinPlan } from '../tiffin-plan.ts';
import { TiffinPlanNotFound, TiffinPlanStopped } from '../tiffin-plan-problems.ts';

/** Finds a running plan of the viewer and locks it: its days change one after the other. */
export const lockTiffinPlan = async (
  { em, viewer }: Work,
  id: string,
): Promise<TiffinPlan | TiffinPlanNotFound | TiffinPlanStopped> => {
  const own = { id, customerId: viewer.userId };
  const plan = isIdentifier(id)
    ? await em.findOne(TiffinPlan, own, { lockMode: LockMode.PESSIMISTIC_WRITE })
    : null;
  if (!plan) return new TiffinPlanNotFound();
  return plan.stoppedAt ? new TiffinPlanStopped() : plan;
};

/**
 * Locks all plans of the viewer that can have days to come, always in the same order: also one whose last day was moved
 * to before days that are ordered, which is as many days ago as orders can be placed ahead, or fewer.
 */
export const lockPlans = ({ em, viewer, now }: Work): Promise<TiffinPlan[]> =>
  em.find(
    TiffinPlan,
    { customerId: viewer.userId, ...runningOn(daysAfter(earliestToday(now), -orderableDays)) },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
  );

const todayQuery = query(
  { Supplier, City },
  (from, { supplierId, now }: Given<{ supplierId: string; now: Date }>) =>
    from
      .selectFrom('Supplier as s')
      .innerJoin('City as city', 'city.id', 's.cityId')
      .where('s.id', '=', supplierId)
      .select(({ ref }) => sql<string>`${localDay(now, ref('city.timeZone'))}::text`.as('today')),
);

/** Today in the time zone of a kitchen. */
export const todayOfKitchen = async (
  { sql: on, now }: Pick<Work, 'sql' | 'now'>,
  supplierId: string,
): Promise<string> => (await todayQuery.first(on, { supplierId, now }))!.today;
