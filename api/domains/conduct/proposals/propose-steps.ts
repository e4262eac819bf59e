import { conductQuietDays } from '../../../../schema/constants.ts';
import { everybody } from '../../../core/access/rules.ts';
import type { Services } from '../../../core/operation/ctx.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import { systemContext } from '../../../core/operation/system-context.ts';
import { lowestIdentifier, newIdentifier } from '../../../core/values/identifier.ts';
import { lockSupplierChanges } from '../../suppliers/lock-supplier.ts';
import type { ConductStep } from '../conduct-enums.ts';
import { conductOf, gravityOf } from '../conduct-of.ts';
import { type CountedKitchen, countConductOf, countConductPage } from '../count-conduct.ts';
import { ConductProposal } from './conduct-proposal.ts';

/** Well within the statement timeout. */
const batchSize = 200;

const stepFor = (counted: CountedKitchen): ConductStep | null =>
  counted.maySell ? conductOf(counted).step : null;

/** The last decision of an admin about a kitchen, if it is so recent that only a graver step is proposed. */
const recentDecision = ({ em, now }: Work, supplierId: string): Promise<ConductProposal | null> =>
  em.findOne(
    ConductProposal,
    {
      supplierId,
      status: { $in: ['TAKEN', 'DISMISSED'] },
      closedAt: { $gt: new Date(now.getTime() - conductQuietDays * 86_400_000) },
    },
    { orderBy: { closedAt: 'desc' } },
  );

/** Makes what is proposed for a kitchen fit its counts. The lock keeps it apart from decisions, and from its closing. */
const propose = operation(everybody, async (work: Work, supplierId: string): Promise<void> => {
  const { em, sql, now } = work;
  await lockSupplierChanges(sql, supplierId);
  const [counted] = await countConductOf(sql, [supplierId], now);
  if (!counted) return;
  const { firstDay, lastDay } = counted;
  const step = stepFor(counted);
  const open = await em.findOne(ConductProposal, { supplierId, status: 'OPEN' });
  if (open?.step === step) return;
  open?.makeVoid(now);
  await em.flush();
  const decided = await recentDecision(work, supplierId);
  if (!step || gravityOf(step) <= gravityOf(decided?.step ?? null)) return;
  em.create(ConductProposal, {
    id: newIdentifier(now),
    supplierId,
    step,
    status: 'OPEN',
    proposedAt: now,
    firstDay,
    lastDay,
    ordersDue: counted.ordersDue,
    ordersDelivered: counted.ordersDelivered,
    ordersCanceled: counted.ordersCanceled,
    ordersLate: counted.ordersLate,
    ordersRefunded: counted.ordersRefunded,
  });
});

/**
 * Proposes a step to admins for each kitchen whose figures are beyond their limits, and closes proposals that are no
 * longer needed. Nothing happens to a kitchen here. Processes may do it at the same time.
 */
export const proposeSteps = async (services: Services): Promise<void> => {
  for (let after = lowestIdentifier; ; ) {
    const page = { after, limit: batchSize, now: services.clock() };
    const kitchens = await countConductPage(services.sql, page);
    for (const kitchen of kitchens)
      if (kitchen.hasOpenProposal || stepFor(kitchen)) await proposeFor(services, kitchen);
    if (kitchens.length < batchSize) return;
    after = kitchens.at(-1)!.supplierId;
  }
};

/** A kitchen for which it fails is tried again the next night, and delays none after it. */
const proposeFor = async (services: Services, { supplierId }: CountedKitchen): Promise<void> => {
  try {
    await propose(systemContext(services), supplierId);
  } catch (error) {
    services.log.error({ err: error, supplierId }, 'proposing a step about a kitchen failed');
  }
};
