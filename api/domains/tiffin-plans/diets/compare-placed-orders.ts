import type { Services } from '../../../core/operation/ctx.ts';
import { systemContext } from '../../../core/operation/system-context.ts';
import { lowestIdentifier } from '../../../core/values/identifier.ts';
import { compareOrdersOfPlan } from './compare-orders-of-plan.ts';
import { type PlanToCompare, plansToCompareQuery } from './find-plans-to-compare.ts';

/** So many plans are read at a time; each is compared in a transaction of its own. */
const batchSize = 500;

/**
 * Compares the placed orders of plans with the households they are for, since a household or a dish changed. A plan
 * that fails is compared again in the next run.
 */
export const comparePlacedOrders = async (services: Services): Promise<void> => {
  const now = services.clock();
  for (let afterPlan: string | undefined = lowestIdentifier; afterPlan; ) {
    const asked = { now, afterPlan, limit: batchSize };
    const found: PlanToCompare[] = await plansToCompareQuery.all(services.sql, asked, 'background');
    for (const { id } of found) await compare(services, id);
    afterPlan = found[batchSize - 1]?.id;
  }
};

const compare = async (services: Services, planId: string): Promise<void> => {
  try {
    await compareOrdersOfPlan(systemContext(services), planId);
  } catch (error) {
    services.log.error(
      { err: error, planId },
      'comparing orders of a tiffin plan with the household failed; will retry',
    );
  }
};
