import type { Services } from '../../../core/operation/ctx.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { ProviderFailure, ProviderTask } from '../provider-tasks/provider-failure.ts';
import { runProviderTasks, taskBatch } from '../provider-tasks/run-provider-tasks.ts';
import { attempts, isDue, neverFailedFirst } from '../provider-tasks/task-attempts.ts';
import { SavedCard } from './saved-card.ts';

const toForgetQuery = query({ SavedCard, ProviderFailure }, (from, { now }: Given<{ now: Date }>) =>
  from
    .selectFrom('SavedCard as c')
    .leftJoin('ProviderFailure as f', join =>
      join.on('f.task', '=', ProviderTask.FORGET_CARD).onRef('f.subjectId', '=', 'c.id'),
    )
    .where('c.isToForget', '=', true)
    .where(task => isDue(task, now))
    .select('c.id as subjectId')
    .select(({ ref, val }) => [
      val('Saved card').as('subjectName'),
      val<string | null>(null).as('orderId'),
      val(0).as('amountCents'),
      ref('c.payerId').as('payerId'),
    ])
    .select(attempts)
    .orderBy('f.nextTryAt', neverFailedFirst)
    .orderBy('c.removedAt')
    .limit(taskBatch),
);

const markForgotten = query({ SavedCard }, (on, { id }: Given<{ id: string }>) =>
  on.updateTable('SavedCard').set({ isToForget: false, payerId: null }).where('id', '=', id),
);

/** A consent by which no card was ever saved proves nothing. */
const deleteUnused = query({ SavedCard }, (on, { id }: Given<{ id: string }>) =>
  on.deleteFrom('SavedCard').where('id', '=', id).where('storedAt', 'is', null),
);

/** Deletes removed cards at the provider. */
export const forgetCards = async (services: Services): Promise<void> => {
  const { cards, sql, clock } = services;
  if (!cards) return;
  const next = () => toForgetQuery.all(sql, { now: clock() });
  await runProviderTasks(services, ProviderTask.FORGET_CARD, next, async ({ subjectId, payerId }) => {
    // An account may have been opened whose ID was not stored any more; asked again, it is the same.
    await cards.deletePayer(payerId ?? (await cards.openPayer(subjectId)).id);
    await markForgotten.all(sql, { id: subjectId });
    await deleteUnused.all(sql, { id: subjectId });
  });
};
