import type { Services } from '../../../core/operation/ctx.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { Payment } from '../payment.ts';
import { ProviderFailure, ProviderTask } from '../provider-tasks/provider-failure.ts';
import { runProviderTasks, taskBatch } from '../provider-tasks/run-provider-tasks.ts';
import { attempts, isDue, neverFailedFirst } from '../provider-tasks/task-attempts.ts';

const abandonedQuery = query({ Payment, ProviderFailure }, (from, { now }: Given<{ now: Date }>) =>
  from
    .selectFrom('Payment as p')
    .leftJoin('ProviderFailure as f', join =>
      join.on('f.task', '=', ProviderTask.STOP_PAYMENT).onRef('f.subjectId', '=', 'p.id'),
    )
    .where('p.isToStop', '=', true)
    .where(task => isDue(task, now))
    .select([
      'p.id as subjectId',
      'p.orderNumber as subjectName',
      'p.orderId',
      'p.amountCents',
      ({ ref }) => ref('p.providerIntentId').$notNull().as('intentId'),
    ])
    .select(attempts)
    .orderBy('f.nextTryAt', neverFailedFirst)
    .orderBy('p.createdAt')
    .limit(taskBatch),
);

const markStopped = query({ Payment }, (on, { id }: Given<{ id: string }>) =>
  on.updateTable('Payment').set({ isToStop: false }).where('id', '=', id),
);

/**
 * Cancels payments at the provider that must no longer be paid, such as those of orders canceled in the
 * meantime. A payment that still arrives is refunded.
 */
export const stopAbandoned = async (services: Services): Promise<void> => {
  const { cards, sql, clock } = services;
  if (!cards) return;
  const next = () => abandonedQuery.all(sql, { now: clock() });
  await runProviderTasks(services, ProviderTask.STOP_PAYMENT, next, async ({ subjectId, intentId }) => {
    await cards.cancelIntent(intentId);
    await markStopped.all(sql, { id: subjectId });
  });
};
