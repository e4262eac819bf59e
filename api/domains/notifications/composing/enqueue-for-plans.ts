import type { Work } from '../../../core/operation/operation.ts';
import { newIdentifier } from '../../../core/values/identifier.ts';
import { todayOfKitchen } from '../../tiffin-plans/planning/lock-tiffin-plan.ts';
import { runningOn } from '../../tiffin-plans/running-plans.ts';
import { TiffinPlan } from '../../tiffin-plans/tiffin-plan.ts';
import { OutboxEntry, type OutboxKind } from '../delivery/outbox-entry.ts';

/** Adds an entry for each of these plans, in one statement. */
const enqueue = ({ em, now }: Work, kind: OutboxKind, plans: readonly { id: string }[]): void => {
  for (const { id: subjectId } of plans)
    em.create(OutboxEntry, { id: newIdentifier(now), kind, subjectId, happenedAt: now });
};

/** The customers of a kitchen's running plans are notified when it is suspended. */
export const enqueueForRunningPlans = async (
  work: Work,
  { supplierId }: { supplierId: string },
): Promise<void> => {
  const today = await todayOfKitchen(work, supplierId);
  const running = { supplierId, ...runningOn(today) };
  enqueue(work, 'TIFFIN_PLAN_INTERRUPTED', await work.em.find(TiffinPlan, running, { fields: ['id'] }));
};

/** The customers whose plans have just ended are notified when a kitchen closes for good. */
export const enqueueForEndedPlans = async (
  work: Work,
  { supplierId }: { supplierId: string },
): Promise<void> => {
  const today = await todayOfKitchen(work, supplierId);
  // Not those of plans whose last day has passed, which are stopped with the others.
  const ended = { supplierId, ...runningOn(today), stoppedAt: work.now };
  enqueue(work, 'TIFFIN_PLAN_ENDED', await work.em.find(TiffinPlan, ended, { fields: ['id'] }));
};
