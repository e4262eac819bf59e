import { customers } from '../../core/access/rules.ts';
import { Page, type PagePart } from '../../core/graphql/page.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { keysetOf } from '../../core/query/keyset.ts';
import { type Given, query } from '../../core/query/query.ts';
import { isIdentifier } from '../../core/values/identifier.ts';
import { localDay } from '../cities/local-day.ts';
import { planRows, planRowTables, plansOfCustomer, type TiffinPlanRow } from './plan-rows.ts';
import { endOfPlan } from './running-plans.ts';

/** More than a person looks at; those that run are fewer and come first. */
const shownPlans = 50;

const plansQuery = query(
  planRowTables,
  (from, { customerId, now }: Given<{ customerId: string; now: Date }>) =>
    planRows(from, now)
      .where('plan.customerId', '=', customerId)
      .orderBy(
        plan => endOfPlan(localDay(now, plan.ref('city.timeZone')), plan.ref('city.timeZone')),
        order => order.desc().nullsFirst(),
      )
      .orderBy('plan.startedAt', 'desc')
      .orderBy('plan.id', 'desc')
      .limit(shownPlans),
);

const plansOfIdsQuery = query(
  planRowTables,
  (from, { customerId, ids, now }: Given<{ customerId: string; ids: readonly string[]; now: Date }>) =>
    planRows(from, now)
      .where('plan.customerId', '=', customerId)
      .where(plan => plan('plan.id', '=', plan.fn.any(ids))),
);

/** Finds the viewer's plans: those that run, then those that stopped or ended last, each the newest first. */
export const findTiffinPlans = (ctx: Ctx): Promise<TiffinPlanRow[]> => {
  ctx.viewer.must(customers);
  return plansQuery.all(ctx.sql, { customerId: ctx.viewer.userId, now: ctx.now });
};

/** A page of all the viewer's plans, the newest first. */
export const pageOfTiffinPlans = async (ctx: Ctx, part: PagePart): Promise<Page<TiffinPlanRow>> => {
  ctx.viewer.must(customers);
  const given = { ofId: ctx.viewer.userId, now: ctx.now, ...keysetOf(part, 'desc') };
  return new Page(await plansOfCustomer(part).all(ctx.sql, given), part, plan => [plan.startedAt, plan.id]);
};

/** Finds those of the plans that are the viewer's. */
export const findTiffinPlansOfIds = async (ctx: Ctx, ids: readonly string[]): Promise<TiffinPlanRow[]> => {
  ctx.viewer.must(customers);
  return plansOfIdsQuery.all(ctx.sql, { customerId: ctx.viewer.userId, ids, now: ctx.now });
};

/** Finds a plan of the viewer; any other is treated as not found. */
export const findTiffinPlan = async (ctx: Ctx, id: string): Promise<TiffinPlanRow | null> => {
  const [plan] = await findTiffinPlansOfIds(ctx, [id].filter(isIdentifier));
  return plan ?? null;
};
