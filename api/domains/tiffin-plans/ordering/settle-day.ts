import { LockMode } from '@mikro-orm/core';
import { customers } from '../../../core/access/rules.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import { Problem } from '../../../core/operation/problem.ts';
import type { OrderRow } from '../../orders/order-columns.ts';
import { CutOffPassed } from '../../orders/placing/order-placing-problems.ts';
import { TiffinDayStatus, TiffinPlanDay } from '../tiffin-plan-day.ts';
import { TiffinDayMissed, TiffinDayRefused } from '../tiffin-plan-events.ts';

interface Outcome {
  planId: string;
  serviceDate: string;
  outcome: OrderRow | Problem;
}

/** Notes what became of a day that was being ordered. The customer is notified of each new reason once. */
export const settleDay = operation(
  customers,
  async (work: Work, { planId, serviceDate, outcome }: Outcome): Promise<void> => {
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const day = await work.em.findOneOrFail(TiffinPlanDay, { planId, serviceDate }, { lockMode });
    if (day.status !== TiffinDayStatus.PLACING) return;
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
    work.record(new happened(planId, serviceDate, day.reason!));
  },
);
