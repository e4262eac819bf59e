import { setTimeout as pause } from 'node:timers/promises';
import { Role } from '../../../core/access/role.ts';
import type { Services } from '../../../core/operation/ctx.ts';
import { Problem } from '../../../core/operation/problem.ts';
import { onBehalfOf, systemContext } from '../../../core/operation/system-context.ts';
import { lowestIdentifier } from '../../../core/values/identifier.ts';
import { payOrdersFromCredit } from '../billing/pay-orders-from-credit.ts';
import { comparePlacedOrders } from '../diets/compare-placed-orders.ts';
import { announceAllRefusals } from './announce-refusals.ts';
import { type ClaimedDay, claimDays, isOldClaim } from './claim-days.ts';
import { type DueDay, dueDaysQuery } from './find-due-days.ts';
import { orderOfDay } from './order-of-day.ts';
import { type Outcome, settleDays } from './settle-days.ts';
import { type PastDay, pastDaysOf, settlePastDay } from './settle-past-days.ts';

/** So many days are read at a time, by a statement that looks at the coming days of all plans. */
const batchSize = 2000;
/** Before every day of every plan. */
const start = { afterDay: '1970-01-01', afterPlan: lowestIdentifier };
/** So many are claimed and settled together; a process that dies leaves no more of them claimed. */
const chunkSize = 25;
/** In a rush, so many times as long as a chunk took is left to requests before the next one. */
const restFactor = 0.5;
/** A chunk that waited for a lock needs no longer rest. */
const longestRestMilliseconds = 100;

/**
 * Places the orders of all days that are due, pays them from credit, and settles those that are over. Takes back those
 * that a household no longer eats; one notice says so for all days. One day after the other, with rests: requests come
 * first, and a minute is time enough (decision 114). Processes may do it at the same time.
 */
export const placeDueOrders = async (services: Services): Promise<void> => {
  const now = services.clock();
  for (const day of await pastDaysOf(services, now)) await settle(services, day);
  // First, as their cut-off may be close.
  await comparePlacedOrders(services);
  // Each batch begins after the last one, so that a day which fails is not tried again until the next run.
  for (let after: typeof start | undefined = start; after; ) {
    const asked = { ...after, now, limit: batchSize };
    const due: DueDay[] = await dueDaysQuery.all(services.sql, asked, 'background');
    for (const days of chunksOf(due)) await placeWithRest(services, days);
    const last = due[batchSize - 1];
    after = last && { afterDay: last.serviceDate, afterPlan: last.planId };
  }
  await announceAllRefusals(services);
  await payOrdersFromCredit(services);
};

const settle = async (services: Services, day: PastDay): Promise<void> => {
  const { planId, serviceDate } = day;
  try {
    await settlePastDay(contextOf(services, day), day);
  } catch (error) {
    services.log.error({ err: error, planId, serviceDate }, 'settling a past day of a tiffin plan failed');
  }
};

const chunksOf = (due: readonly DueDay[]): DueDay[][] =>
  Array.from({ length: Math.ceil(due.length / chunkSize) }, (_, at) =>
    due.slice(at * chunkSize, (at + 1) * chunkSize),
  );

const placeWithRest = async (services: Services, days: readonly DueDay[]): Promise<void> => {
  const begunAt = performance.now();
  await placeOrdersOf(services, days);
  const rest = Math.min((performance.now() - begunAt) * restFactor, longestRestMilliseconds);
  if (days.length === chunkSize) await pause(rest);
};

/** Whom a day is ordered for. */
const contextOf = (
  services: Services,
  { customerId, startedFrom }: { customerId: string; startedFrom?: string | null },
) => onBehalfOf(services, { userId: customerId, role: Role.CUSTOMER, staffRole: null }, startedFrom ?? null);

/** Claims some days and settles them in one transaction each, and places their orders one by one in between. */
const placeOrdersOf = async (services: Services, due: readonly DueDay[]): Promise<void> => {
  try {
    const claimed = await claimDays(systemContext(services), due);
    const outcomes: Outcome[] = [];
    for (const day of claimed) outcomes.push(...(await outcomeOf(services, day)));
    await settleDays(systemContext(services), outcomes);
  } catch (error) {
    // What is claimed is tried again in a few minutes.
    services.log.error({ err: error, days: due.length }, 'orders of tiffin plans failed; will retry');
  }
};

/**
 * Empty when the claim is old or the order failed: the day stays claimed and is tried again in a few minutes. The
 * others are ordered.
 */
const outcomeOf = async (services: Services, claimed: ClaimedDay): Promise<Outcome[]> => {
  const { plan, serviceDate } = claimed;
  const day = { planId: plan.id, serviceDate };
  if (isOldClaim(claimed, services.clock())) return [];
  try {
    const outcome = await orderOfDay(contextOf(services, plan), claimed);
    if (outcome instanceof Problem)
      services.log.warn({ ...day, code: outcome.code }, 'order of a tiffin plan refused');
    return [{ claimed, outcome }];
  } catch (error) {
    services.log.error({ err: error, ...day }, 'order of a tiffin plan failed; will retry');
    return [];
  }
};
