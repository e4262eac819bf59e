import { LockMode } from '@mikro-orm/core';
import { sql } from 'kysely';
import { customers } from '../../../core/access/rules.ts';
import type { Ctx, Services } from '../../../core/operation/ctx.ts';
import { preparedOperation, type Work } from '../../../core/operation/operation.ts';
import { type Given, query, type RowOf } from '../../../core/query/query.ts';
import { City } from '../../cities/city.ts';
import { localDay } from '../../cities/local-day.ts';
import { User } from '../../identity/user.ts';
import { orderUnderKey } from '../../orders/find-orders.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import { hasMealOn } from '../days-of-plans.ts';
import { TiffinPlan } from '../tiffin-plan.ts';
import { TiffinDayStatus, TiffinPlanDay } from '../tiffin-plan-day.ts';
import { TiffinDayMissed } from '../tiffin-plan-events.ts';
import { isKnown } from './is-known.ts';
import { notInTime } from './not-in-time.ts';
import { keyOfDay } from './order-of-day.ts';

/** So many are settled in a run; the others follow in the next one. */
const batchSize = 200;

/** Older days are no news to anyone. */
const settledDays = 14;

const { PLANNED, WAITING, PLACING, ORDERED, MISSED } = TiffinDayStatus;
const open: readonly TiffinDayStatus[] = [PLANNED, WAITING, PLACING];

/** Days of running plans that are over and were neither ordered, skipped nor missed. */
const pastDaysQuery = query(
  { TiffinPlan, TiffinPlanDay, Supplier, City, User },
  (from, { now }: Given<{ now: Date }>) =>
    from
      .selectFrom('TiffinPlanDay as day')
      .innerJoin('TiffinPlan as plan', 'plan.id', 'day.planId')
      .innerJoin('User as customer', join =>
        join.onRef('customer.id', '=', 'plan.customerId').on('customer.disabledAt', 'is', null),
      )
      .innerJoin('Supplier as s', 's.id', 'plan.supplierId')
      .innerJoin('City as city', 'city.id', 's.cityId')
      // Written out, as in the condition of their index.
      .where(row =>
        row(
          'day.status',
          'in',
          open.map(status => sql.lit(status)),
        ),
      )
      .where(({ ref }) => sql<boolean>`${ref('day.serviceDate')} < ${localDay(now, ref('city.timeZone'))}`)
      .where(
        ({ ref }) =>
          sql<boolean>`${ref('day.serviceDate')} >= (${now}::timestamptz)::date - ${sql.lit(settledDays)}`,
      )
      .where(({ ref }) => hasMealOn(ref('day.serviceDate')))
      .select(['day.planId', 'day.serviceDate', 'day.attempt', 'plan.customerId'])
      .orderBy('day.serviceDate')
      .orderBy('day.planId')
      .limit(batchSize),
);

export type PastDay = RowOf<typeof pastDaysQuery>;

export const pastDaysOf = ({ sql }: Pick<Services, 'sql'>, now: Date): Promise<PastDay[]> =>
  pastDaysQuery.all(sql, { now }, 'background');

interface Settled extends PastDay {
  orderId: string | null;
}

const prepare = async (ctx: Ctx, day: PastDay): Promise<Settled> => {
  const key = keyOfDay(day.planId, day.serviceDate, day.attempt);
  return { ...day, orderId: (await orderUnderKey(ctx, key))?.id ?? null };
};

const perform = async (work: Work, { planId, serviceDate, attempt, orderId }: Settled): Promise<void> => {
  const lockMode = LockMode.PESSIMISTIC_WRITE;
  // The plan first, as in all that changes its days: nothing else is announced of the day meanwhile.
  await work.em.findOneOrFail(TiffinPlan, { id: planId }, { lockMode });
  const day = await work.em.findOne(TiffinPlanDay, { planId, serviceDate, attempt }, { lockMode });
  if (!day || !open.includes(day.status)) return;
  day.isUnannounced = false;
  // The process that placed its order died before it could note it.
  if (orderId) {
    work.em.assign(day, { status: ORDERED, orderId, code: null, reason: null });
    return;
  }
  day.status = MISSED;
  if (!day.code) work.em.assign(day, notInTime);
  if (!isKnown(day)) work.record(new TiffinDayMissed(planId, serviceDate, day.code!, day.reason!));
};

/** Settles a day that is over: every day of a plan ends as ordered, skipped or missed. */
export const settlePastDay = preparedOperation(customers, prepare, perform);
