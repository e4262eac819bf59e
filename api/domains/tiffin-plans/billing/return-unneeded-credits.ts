import { unneededCreditDays } from '../../../../schema/constants.ts';
import { everybody } from '../../../core/access/rules.ts';
import type { Services } from '../../../core/operation/ctx.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import { systemContext } from '../../../core/operation/system-context.ts';
import { lowestIdentifier } from '../../../core/values/identifier.ts';
import { lockCredit } from '../../payments/credit/lock-credit.ts';
import { TiffinCreditAskedBack } from '../tiffin-plan-events.ts';
import { creditNeed } from './credit-need.ts';
import { type UnneededCreditRow, unneededCreditsQuery } from './find-unneeded-credits.ts';

/** So many are read at a time. */
const batchSize = 500;
const dayInMs = 86_400_000;

/**
 * Asks credit back for customers who did not: what no plan has needed for thirty days is theirs, and they may have
 * forgotten it. Support pays it, as where they ask themselves. Processes may do it at the same time.
 */
export const returnUnneededCredits = async (services: Services): Promise<void> => {
  const since = new Date(services.clock().getTime() - unneededCreditDays * dayInMs);
  // Each batch begins after the last one, so that a credit which fails is not tried again until the next run.
  for (let after: string | undefined = lowestIdentifier; after; ) {
    const asked = { since, after, limit: batchSize };
    const credits: UnneededCreditRow[] = await unneededCreditsQuery.all(services.sql, asked, 'background');
    for (const credit of credits) await askBackUnlessItFails(services, credit, since);
    after = credits[batchSize - 1]?.id;
  }
};

const askBackUnlessItFails = async (
  services: Services,
  credit: UnneededCreditRow,
  since: Date,
): Promise<void> => {
  try {
    await askBackUnneeded(systemContext(services), { ...credit, since });
  } catch (error) {
    services.log.error({ err: error, creditId: credit.id }, 'asking unneeded credit back failed');
  }
};

const askBackUnneeded = operation(
  everybody,
  async (work: Work, { since, ...parties }: UnneededCreditRow & { since: Date }): Promise<void> => {
    const credit = await lockCredit(work, parties);
    if (credit.spendable() === 0 || credit.changedAt > since) return;
    // An order or a bill of before may still need it, and a plan may have started meanwhile.
    if (await creditNeed(work, parties)) return;
    credit.askBack(work.now);
    work.record(new TiffinCreditAskedBack(credit.id));
  },
);
