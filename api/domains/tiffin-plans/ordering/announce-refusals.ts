import { LockMode } from '@mikro-orm/core';
import { sql } from 'kysely';
import { everybody } from '../../../core/access/rules.ts';
import type { Services } from '../../../core/operation/ctx.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import { systemContext } from '../../../core/operation/system-context.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { lowestIdentifier } from '../../../core/values/identifier.ts';
import { dayWords } from '../../../core/values/moment-words.ts';
import { todayOfKitchen } from '../planning/lock-tiffin-plan.ts';
import { TiffinPlan } from '../tiffin-plan.ts';
import { TiffinDayStatus, TiffinPlanDay } from '../tiffin-plan-day.ts';
import { TiffinDayRefused, TiffinOrderBreaksDiet } from '../tiffin-plan-events.ts';

/** So many plans are announced at a time. */
const chunkSize = 25;

const { WAITING, ORDERED } = TiffinDayStatus;

const unannouncedQuery = query(
  { TiffinPlanDay },
  (from, { afterPlan, limit }: Given<{ afterPlan: string; limit: number }>) =>
    from
      .selectFrom('TiffinPlanDay as day')
      // Written out, as in the condition of their index.
      .where('day.isUnannounced', '=', sql.lit(true))
      .where(day => day('day.planId', '>', day.cast<string>(afterPlan, 'uuid')))
      .select('day.planId')
      .distinct()
      .orderBy('day.planId')
      .limit(limit),
);

/**
 * Notifies customers of why days of these plans wait: once for all days of a plan with the same reason. A day that is
 * over is left to `settlePastDay`: that it was missed is the only news of it.
 */
const announceRefusals = operation(everybody, async (work: Work, planIds: readonly string[]) => {
  const { em } = work;
  // Plans first, as in all that changes their days.
  const plans = await em.find(
    TiffinPlan,
    { id: [...planIds] },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
  );
  const days = await em.find(
    TiffinPlanDay,
    { planId: [...planIds], isUnannounced: true },
    { orderBy: { planId: 'asc', serviceDate: 'asc' } },
  );
  for (const day of days) day.isUnannounced = false;
  const todays = await todaysOf(work, plans);
  const news = days.filter(({ planId, serviceDate, status, reason }) => {
    const today = todays.get(planId);
    return today && serviceDate >= today && reason && (status === WAITING || status === ORDERED);
  });
  const alike = Map.groupBy(news, ({ planId, status, reason }) => `${planId} ${status} ${reason}`);
  for (const same of alike.values()) {
    const [first, ...others] = same;
    const { planId, serviceDate, status, code } = first!;
    const words = [...wordsOf(first!), ...alsoOn(others)].join(' ');
    const serviceDates = same.map(day => day.serviceDate);
    work.record(
      status === ORDERED
        ? new TiffinOrderBreaksDiet(planId, serviceDate, words)
        : new TiffinDayRefused(planId, serviceDates, code ?? null, words),
    );
  }
});

/** Today in the time zone of each of these plans that runs. */
const todaysOf = async (work: Work, plans: readonly TiffinPlan[]): Promise<Map<string, string>> => {
  const todays = new Map<string, string>();
  for (const { id, supplierId, stoppedAt } of plans)
    if (!stoppedAt) todays.set(id, await todayOfKitchen(work, supplierId));
  return todays;
};

/** Some of the days may have been ordered before the household or the dish changed. */
const wordsOf = ({ status, code, reason }: TiffinPlanDay): string[] =>
  status === WAITING && code === 'PLAN_BREAKS_DIET'
    ? [reason!, 'Until then nothing is ordered, and you pay nothing.']
    : [reason!];

const alsoOn = (days: readonly TiffinPlanDay[]): string[] =>
  days.length === 0 ? [] : [`The same goes for ${days.map(day => dayWords(day.serviceDate)).join('; ')}.`];

/**
 * Announces refused days of many plans in one transaction. Where that fails, each plan gets a transaction of its own: one
 * that cannot be announced delays no other, and is tried again in the next run.
 */
const announceEach = async (services: Services, planIds: readonly string[]): Promise<void> => {
  try {
    await announceRefusals(systemContext(services), planIds);
  } catch (error) {
    if (planIds.length > 1) for (const id of planIds) await announceEach(services, [id]);
    else
      services.log.error({ err: error, planId: planIds[0] }, 'notices of a tiffin plan failed; will retry');
  }
};

/** Announces refused days of all plans that have any left to announce. */
export const announceAllRefusals = async (services: Services): Promise<void> => {
  for (let afterPlan: string | undefined = lowestIdentifier; afterPlan; ) {
    const found: { planId: string }[] = await unannouncedQuery.all(services.sql, {
      afterPlan,
      limit: chunkSize,
    });
    const planIds = found.map(({ planId }) => planId);
    if (planIds.length > 0) await announceEach(services, planIds);
    afterPlan = planIds[chunkSize - 1];
  }
};
