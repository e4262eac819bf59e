import { customers } from '../../core/access/rules.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { type Given, query, type RowOf } from '../../core/query/query.ts';
import { isIdentifier } from '../../core/values/identifier.ts';
import { City } from '../cities/city.ts';
import { localDay } from '../cities/local-day.ts';
import { Supplier } from '../suppliers/supplier.ts';
import { TiffinPlan } from './tiffin-plan.ts';

/** More than a person looks at; those that run are fewer and come first. */
const shownPlans = 50;

/** What is read of a plan; `plan` is the plan. */
export const planColumns = [
  'plan.id',
  'plan.customerId',
  'plan.supplierId',
  'plan.mealtime',
  'plan.weekdays',
  'plan.fulfillment',
  'plan.deliveryAddress',
  'plan.weekdayAddresses',
  'plan.note',
  'plan.lines',
  'plan.totalCents',
  'plan.offerId',
  'plan.raisedToCents',
  'plan.raisedFrom',
  'plan.raisedPrices',
  'plan.allowsSmallRises',
  'plan.portions',
  'plan.startsOn',
  'plan.endsOn',
  'plan.agreedConflicts',
  'plan.consent',
  'plan.startedAt',
  'plan.stoppedAt',
  'plan.stopReason',
  'plan.stopWords',
] as const;

const plansQuery = query(
  { TiffinPlan, Supplier, City },
  (from, { customerId, now }: Given<{ customerId: string; now: Date }>) =>
    from
      .selectFrom('TiffinPlan as plan')
      .innerJoin('Supplier as s', 's.id', 'plan.supplierId')
      .innerJoin('City as city', 'city.id', 's.cityId')
      .where('plan.customerId', '=', customerId)
      .select(planColumns)
      .select(({ ref }) => localDay(now, ref('city.timeZone')).as('today'))
      .orderBy('plan.stoppedAt', order => order.desc().nullsFirst())
      .orderBy('plan.startedAt', 'desc')
      .orderBy('plan.id', 'desc')
      .limit(shownPlans),
);

const planQuery = query(
  { TiffinPlan, Supplier, City },
  (from, { customerId, id, now }: Given<{ customerId: string; id: string; now: Date }>) =>
    from
      .selectFrom('TiffinPlan as plan')
      .innerJoin('Supplier as s', 's.id', 'plan.supplierId')
      .innerJoin('City as city', 'city.id', 's.cityId')
      .where('plan.customerId', '=', customerId)
      .where('plan.id', '=', id)
      .select(planColumns)
      .select(({ ref }) => localDay(now, ref('city.timeZone')).as('today')),
);

/** A plan of the viewer, and today in the time zone of its kitchen. */
export type TiffinPlanRow = RowOf<typeof planQuery>;

/** Finds the viewer's plans: those that run, then the last stopped ones, each the newest first. */
export const findTiffinPlans = (ctx: Ctx): Promise<TiffinPlanRow[]> => {
  ctx.viewer.must(customers);
  return plansQuery.all(ctx.sql, { customerId: ctx.viewer.userId, now: ctx.now });
};

/** Finds a plan of the viewer; any other is treated as not found. */
export const findTiffinPlan = async (ctx: Ctx, id: string): Promise<TiffinPlanRow | null> => {
  ctx.viewer.must(customers);
  if (!isIdentifier(id)) return null;
  return (await planQuery.first(ctx.sql, { customerId: ctx.viewer.userId, id, now: ctx.now })) ?? null;
};
