import pLimit from 'p-limit';
import type { Services } from '../../../core/operation/ctx.ts';
import { systemContext } from '../../../core/operation/system-context.ts';
import { lowestIdentifier } from '../../../core/values/identifier.ts';
import { billsToSettleQuery } from './find-bills-to-settle.ts';
import { type WeekToBillRow, weeksToBillQuery } from './find-weeks-to-bill.ts';
import { makeBill } from './make-bill.ts';
import { settleBill } from './settle-bill.ts';

/** So many are read at a time. */
const batchSize = 500;
/** Before every customer and kitchen. */
const start = { afterCustomer: lowestIdentifier, afterKitchen: lowestIdentifier };
/** Leaves most connections to requests. */
const mostAtATime = 4;

/**
 * Makes the bills of the coming week at the weekend, after it has decided about open ones past their due time. Processes
 * may do it at the same time. Returns how many failed, which are logged and hold no other up.
 */
export const makeTiffinBills = async (services: Services): Promise<number> => {
  const now = services.clock();
  const atATime = pLimit(mostAtATime);
  const unpaid = await billsToSettleQuery.all(services.sql, { now }, 'background');
  const settled = await Promise.all(
    unpaid.map(({ id }) =>
      atATime(() => succeeds(services, { billId: id }, () => settleBill(systemContext(services), id))),
    ),
  );
  let failed = failures(settled);
  // Each batch begins after the last one, so that a bill which fails is not tried again until the next run.
  for (let after: typeof start | undefined = start; after; ) {
    const asked = { ...after, now, limit: batchSize };
    const weeks: WeekToBillRow[] = await weeksToBillQuery.all(services.sql, asked, 'background');
    failed += failures(await Promise.all(weeks.map(week => atATime(() => bill(services, week)))));
    const last = weeks[batchSize - 1];
    after = last && { afterCustomer: last.customerId, afterKitchen: last.supplierId };
  }
  return failed;
};

const failures = (successes: readonly boolean[]): number => successes.filter(success => !success).length;

const bill = (services: Services, week: WeekToBillRow): Promise<boolean> =>
  succeeds(services, week, () => makeBill(systemContext(services), { ...week, dueAt: new Date(week.dueAt) }));

const succeeds = async (services: Services, facts: object, act: () => Promise<unknown>): Promise<boolean> => {
  try {
    await act();
    return true;
  } catch (error) {
    services.log.error({ err: error, ...facts }, 'billing tiffin plans failed; will retry');
    return false;
  }
};
