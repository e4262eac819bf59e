import { LockMode } from '@mikro-orm/core';
import { everybody } from '../../../core/access/rules.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import { Problem } from '../../../core/operation/problem.ts';
import type { OrderRow } from '../../orders/order-columns.ts';
import { TiffinPlan } from '../tiffin-plan.ts';
import { TiffinDayStatus, TiffinPlanDay } from '../tiffin-plan-day.ts';
import { TiffinDayMissed, TiffinDaysOrdered } from '../tiffin-plan-events.ts';
import type { ClaimedDay } from './claim-days.ts';
import { isKnown } from './is-known.ts';
import { isOver } from './is-over.ts';
import { notInTime } from './not-in-time.ts';

export interface Outcome {
  claimed: ClaimedDay;
  outcome: OrderRow | Problem;
}

const { PLACING, WAITING } = TiffinDayStatus;

/**
 * Notes what became of days that were being ordered. Customers are notified of each new reason once, by
 * `announceRefusals`. A claim that took too long may have been followed by another one: its refusal says nothing any
 * more, and its order counts.
 */
export const settleDays = operation(
  everybody,
  async (work: Work, outcomes: readonly Outcome[]): Promise<void> => {
    if (outcomes.length === 0) return;
    // Plans first, as in all that changes their days.
    const plans = await work.em.find(
      TiffinPlan,
      { id: [...new Set(outcomes.map(({ claimed }) => claimed.plan.id))] },
      { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
    );
    const keys = outcomes.map(({ claimed: { plan, serviceDate } }) => ({ planId: plan.id, serviceDate }));
    const days = await work.em.find(
      TiffinPlanDay,
      { $or: keys },
      { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { planId: 'asc', serviceDate: 'asc' } },
    );
    for (const day of days) {
      const settled = outcomes.find(
        ({ claimed }) => claimed.plan.id === day.planId && claimed.serviceDate === day.serviceDate,
      );
      if (!settled) continue;
      if (isStillValid(day, settled)) settle(work, day, settled.outcome);
      else noteStray(work, day, settled.outcome);
    }
    const isOrdered = new Set(
      days.filter(({ status }) => status === TiffinDayStatus.ORDERED).map(({ planId }) => planId),
    );
    const ordered = plans
      .filter(({ id }) => isOrdered.has(id))
      .map(({ id, supplierId }) => ({ id, supplierId }));
    if (ordered.length > 0) work.record(new TiffinDaysOrdered(ordered));
  },
);

const isStillValid = (day: TiffinPlanDay, { claimed, outcome }: Outcome): boolean => {
  if (day.attempt !== claimed.attempt) return false;
  if (!(outcome instanceof Problem)) return day.status === PLACING || day.status === WAITING;
  return day.status === PLACING && day.triedAt?.getTime() === claimed.claimedAt.getTime();
};

/** An order that no day has is for support to cancel; nothing should lead here. */
const noteStray = (
  { ctx }: Work,
  { planId, serviceDate, orderId }: TiffinPlanDay,
  outcome: OrderRow | Problem,
) => {
  if (outcome instanceof Problem || outcome.id === orderId) return;
  ctx.services.log.error(
    { planId, serviceDate, orderId: outcome.id },
    'a tiffin plan has an order beside its day',
  );
};

const settle = (work: Work, day: TiffinPlanDay, outcome: OrderRow | Problem): void => {
  if (!(outcome instanceof Problem)) {
    day.status = TiffinDayStatus.ORDERED;
    day.orderId = outcome.id;
    day.code = null;
    day.reason = null;
    return;
  }
  const isMissed = isOver(outcome);
  day.status = isMissed ? TiffinDayStatus.MISSED : WAITING;
  if (!isMissed && day.code === outcome.code) {
    // Such as another price or other dishes: no news, but what there is to agree to now.
    day.reason = outcome.message;
    return;
  }
  // The reason that it waited for says more than that the cut-off has passed.
  if (!isMissed) work.em.assign(day, { code: outcome.code, reason: outcome.message });
  else if (!day.code) work.em.assign(day, notInTime);
  if (isKnown(day)) return;
  if (isMissed) work.record(new TiffinDayMissed(day.planId, day.serviceDate, day.code!, day.reason!));
  else day.isUnannounced = true;
};
