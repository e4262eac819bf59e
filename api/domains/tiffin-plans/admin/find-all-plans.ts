import { type ExpressionBuilder, sql } from 'kysely';
import { withRight } from '../../../core/access/rules.ts';
import { enumType } from '../../../core/graphql/enum-type.ts';
import { type AskedPage, Page, type PagePart, partOf } from '../../../core/graphql/page.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { MalformedInput } from '../../../core/operation/failures.ts';
import { eitherWay } from '../../../core/query/either-way.ts';
import { type Keyset, keysetOf, readByKeyset } from '../../../core/query/keyset.ts';
import { type Given, query, type Tables } from '../../../core/query/query.ts';
import { localDay } from '../../cities/local-day.ts';
import { planRows, planRowTables, type TiffinPlanRow } from '../plan-rows.ts';
import { runsOn } from '../running-plans.ts';
import { TiffinDayStatus, TiffinPlanDay } from '../tiffin-plan-day.ts';
import type { TiffinStopReason } from '../tiffin-stop-reason.ts';

export const TiffinPlanFilter = enumType('TiffinPlanFilter', 'Tiffin plans to list.', {
  ALL: 'Every plan.',
  RUNNING: 'Plans that have meals to come.',
  UNPAID: 'Plans of which a day waits until a bill is paid.',
  STOPPED: 'Plans that were stopped, the last one first.',
});
export type TiffinPlanFilter = keyof typeof TiffinPlanFilter;

const read = { ...planRowTables, TiffinPlanDay };
type Plans = Tables<typeof read>;
type Joined = ExpressionBuilder<Plans & { plan: Plans['TiffinPlan']; city: Plans['City'] }, 'plan' | 'city'>;

interface Part extends Keyset {
  now: Date;
  reason: TiffinStopReason | null;
}

const isRunning = (plan: Joined, now: Given<Part>['now']) =>
  plan.and([runsOn(localDay(now, plan.ref('city.timeZone')))]);

const conditions = {
  ALL: plan => plan.lit(true),
  RUNNING: (plan, { now }) => isRunning(plan, now),
  // Written out, as in the condition of their index.
  UNPAID: (plan, { now }) =>
    plan.and([
      isRunning(plan, now),
      plan.exists(
        plan
          .selectFrom('TiffinPlanDay as day')
          .whereRef('day.planId', '=', 'plan.id')
          .where('day.status', '=', sql.lit(TiffinDayStatus.WAITING))
          .where('day.code', '=', sql.lit('PLAN_IS_UNPAID'))
          .where('day.serviceDate', '>=', localDay(now, plan.ref('city.timeZone'))),
      ),
    ]),
  STOPPED: plan => plan('plan.stoppedAt', 'is not', null),
  STOPPED_FOR: (plan, { reason }) =>
    plan.and([plan('plan.stoppedAt', 'is not', null), plan('plan.stopReason', '=', reason)]),
} satisfies Record<
  TiffinPlanFilter | 'STOPPED_FOR',
  (plan: Joined, given: Given<Part>) => ReturnType<Joined['and']> | ReturnType<Joined['lit']>
>;
type Condition = keyof typeof conditions;

/** Stopped plans are listed by when they were stopped, all others by when they started. */
const plansQueryOf = (condition: Condition, sortedBy: 'plan.startedAt' | 'plan.stoppedAt') =>
  eitherWay('desc', scan =>
    query(read, (from, given: Given<Part>) => {
      const plans = planRows(from, given.now).where(plan => conditions[condition](plan, given));
      return readByKeyset(plans, [sortedBy, 'plan.id'], scan, given);
    }),
  );

const queries: Record<Condition, (part: PagePart) => ReturnType<ReturnType<typeof plansQueryOf>>> = {
  ALL: plansQueryOf('ALL', 'plan.startedAt'),
  RUNNING: plansQueryOf('RUNNING', 'plan.startedAt'),
  UNPAID: plansQueryOf('UNPAID', 'plan.startedAt'),
  STOPPED: plansQueryOf('STOPPED', 'plan.stoppedAt'),
  STOPPED_FOR: plansQueryOf('STOPPED_FOR', 'plan.stoppedAt'),
};

interface Asked {
  filter: TiffinPlanFilter;
  stopReason: TiffinStopReason | null;
}

/** Tiffin plans of all customers. */
export const findAllPlans = async (
  ctx: Ctx,
  { filter, stopReason }: Asked,
  asked: AskedPage,
): Promise<Page<TiffinPlanRow>> => {
  ctx.viewer.must(withRight('SEE_ORDERS'));
  if (stopReason && filter !== TiffinPlanFilter.STOPPED)
    throw new MalformedInput('Please ask for stopped plans to filter them by reason.', 'stopReason');
  const part = partOf(asked);
  const given = { now: ctx.now, reason: stopReason, ...keysetOf(part, 'desc') };
  const plans = await queries[stopReason ? 'STOPPED_FOR' : filter](part).all(ctx.sql, given);
  return new Page(plans, part, plan => [
    filter === TiffinPlanFilter.STOPPED ? plan.stoppedAt! : plan.startedAt,
    plan.id,
  ]);
};
