import { LockMode } from '@mikro-orm/core';
import { everybody } from '../../../core/access/rules.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import { Problem } from '../../../core/operation/problem.ts';
import type { OrderRow } from '../../orders/order-columns.ts';
import { CutOffPassed } from '../../orders/placing/order-placing-problems.ts';
import { TiffinDayStatus, TiffinPlanDay } from '../tiffin-plan-day.ts';
import { TiffinDayMissed, TiffinDayRefused } from '../tiffin-plan-events.ts';

export interface Outcome {
  planId: string;
  serviceDate: string;
  outcome: OrderRow | Problem;
}

/** Notes what became of days that were being ordered. Customers are notified of each new reason once. */
export const settleDays = operation(
  everybody,
  async (work: Work, outcomes: readonly Outcome[]): Promise<void> => {
    if (outcomes.length === 0) return;
    const keys = outcomes.map(({ planId, serviceDate }) => ({ planId, serviceDate }));
    const days = await work.em.find(
      TiffinPlanDay,
      { $or: keys },
      { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { planId: 'asc', serviceDate: 'asc' } },
    );
    for (const day of days) {
      const settled = outcomes.find(
        each => each.planId === day.planId && each.serviceDate === day.serviceDate,
      );
      if (settled && day.status === TiffinDayStatus.PLACING) settle(work, day, settled.outcome);
    }
  },
);

const settle = (work: Work, day: TiffinPlanDay, outcome: OrderRow | Problem): void => {
  if (!(outcome instanceof Problem)) {
    day.status = TiffinDayStatus.ORDERED;
    day.orderId = outcome.id;
    day.code = null;
    day.reason = null;
    return;
  }
  const isOver = outcome instanceof CutOffPassed && outcome.cutOffAt !== null;
  day.status = isOver ? TiffinDayStatus.MISSED : TiffinDayStatus.WAITING;
  if (!isOver && day.code === outcome.code) return;
  // The reason that it waited for says more than that the cut-off has passed.
  if (!isOver || !day.code) {
    day.code = outcome.code;
    day.reason = outcome.message;
  }
  // The bill itself is the news, once for all of its days.
  if (day.code === 'PLAN_IS_UNPAID') return;
  const happened = isOver ? TiffinDayMissed : TiffinDayRefused;
  work.record(new happened(day.planId, day.serviceDate, day.reason!));
};
