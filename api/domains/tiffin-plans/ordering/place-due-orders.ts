import pLimit from 'p-limit';
import { Role } from '../../../core/access/role.ts';
import type { Services } from '../../../core/operation/ctx.ts';
import { Problem } from '../../../core/operation/problem.ts';
import { onBehalfOf } from '../../../core/operation/system-context.ts';
import { payOrdersFromCredit } from '../billing/pay-orders-from-credit.ts';
import { claimDay } from './claim-day.ts';
import { type DueDay, dueDaysQuery } from './find-due-days.ts';
import { type PastDay, pastDaysOf, settlePastDay } from './miss-past-days.ts';
import { orderOfDay } from './order-of-day.ts';
import { settleDay } from './settle-day.ts';

/** So many days are read at a time. */
const batchSize = 500;
/** Before every day of every plan. */
const start = { afterDay: '1970-01-01', afterPlan: '00000000-0000-0000-0000-000000000000' };
/** Leaves most connections to requests. */
const atATime = pLimit(4);

/**
 * Places the orders of all days that are due, pays them from credit, and settles those that are over. Processes may do
 * it at the same time.
 */
export const placeDueOrders = async (services: Services): Promise<void> => {
  const now = services.clock();
  await Promise.all((await pastDaysOf(services, now)).map(day => atATime(() => settle(services, day))));
  // Each batch begins after the last one, so that a day which fails is not tried again until the next run.
  for (let after: typeof start | undefined = start; after; ) {
    const due: DueDay[] = await dueDaysQuery.all(services.sql, { ...after, now, limit: batchSize });
    await Promise.all(due.map(day => atATime(() => placeOrderOf(services, day))));
    const last = due[batchSize - 1];
    after = last && { afterDay: last.serviceDate, afterPlan: last.planId };
  }
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

/** Whom a day is ordered for. */
const contextOf = (
  services: Services,
  { customerId, startedFrom }: Partial<DueDay> & { customerId: string },
) => onBehalfOf(services, { userId: customerId, role: Role.CUSTOMER, staffRole: null }, startedFrom ?? null);

const placeOrderOf = async (services: Services, due: DueDay): Promise<void> => {
  const { planId, serviceDate } = due;
  const ctx = contextOf(services, due);
  try {
    const claimed = await claimDay(ctx, due);
    if (claimed instanceof Problem) return;
    const outcome = await orderOfDay(ctx, claimed);
    await settleDay(ctx, { planId, serviceDate, outcome });
    if (outcome instanceof Problem)
      services.log.warn({ planId, serviceDate, code: outcome.code }, 'order of a tiffin plan refused');
  } catch (error) {
    // It stays claimed and is tried again in a few minutes; the others go on.
    services.log.error({ err: error, planId, serviceDate }, 'order of a tiffin plan failed');
  }
};
