import { LockMode } from '@mikro-orm/core';
import { everybody } from '../../../core/access/rules.ts';
import { CardProviderFailed } from '../../../core/interfaces/card-provider.ts';
import { isOverdue, within } from '../../../core/limits/within.ts';
import { violatedConstraint } from '../../../core/operation/conflicts.ts';
import type { Ctx, Services } from '../../../core/operation/ctx.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import { systemContext } from '../../../core/operation/system-context.ts';
import { newIdentifier } from '../../../core/values/identifier.ts';
import type { Cents } from '../../../core/values/money.ts';
import { TaskNeedsAttention } from '../payment-events.ts';
import { ProviderFailure, type ProviderTask } from './provider-failure.ts';

/** A pending task of the card provider, with the details shown while it fails. */
export interface Task {
  subjectId: string;
  subjectName: string;
  orderId: string | null;
  amountCents: Cents;
  tries: number;
  refusals: number;
}

/** Batch size and maximum number of batches per run. */
export const taskBatch = 100;
const batchesOfOneRun = 10;
/** Maximum duration of a run; the next one continues. The job queue restarts jobs after 15 minutes. */
const runMs = 120_000;
/** Timeout per task, and the number of consecutive timeouts after which the provider counts as unavailable. */
const patienceMs = 10_000;
const unansweredLimit = 3;

/** Runs pending tasks one by one. A failed task is recorded and retried later; the others continue. */
export const runProviderTasks = async <Waiting extends Task>(
  services: Services,
  task: ProviderTask,
  next: () => Promise<Waiting[]>,
  act: (waiting: Waiting) => Promise<void>,
): Promise<void> => {
  const endsAt = performance.now() + runMs;
  let unanswered = 0;
  for (let batch = 0; batch < batchesOfOneRun; batch++) {
    const tasks = await next();
    for (const waiting of tasks) {
      if (performance.now() > endsAt) return;
      const error = await failureOf(() => act(waiting));
      if (!error) {
        if (waiting.tries > 0) await forget(services, task, waiting.subjectId);
        unanswered = 0;
        continue;
      }
      const isRefusal = !(error instanceof CardProviderFailed) || error.isRefusal;
      await noteFailure(systemContext(services), { task, waiting, error, isRefusal });
      unanswered = isRefusal ? 0 : unanswered + 1;
      if (unanswered === unansweredLimit) return;
    }
    if (tasks.length < taskBatch) return;
  }
};

const failureOf = async (act: () => Promise<void>): Promise<Error | undefined> => {
  try {
    await within(act(), patienceMs);
    return undefined;
  } catch (error) {
    if (isOverdue(error)) return new CardProviderFailed('The card provider did not answer.');
    return error instanceof Error ? error : new Error(String(error));
  }
};

const forget = async ({ entityManager }: Services, task: ProviderTask, subjectId: string) => {
  await entityManager().nativeDelete(ProviderFailure, { task, subjectId });
};

interface Failed {
  task: ProviderTask;
  waiting: Task;
  error: Error;
  isRefusal: boolean;
}

/** Of two processes that fail at a task for the first time, the second notes it after the first. */
const noteFailure = async (ctx: Ctx, failed: Failed): Promise<void> => {
  try {
    await storeFailure(ctx, failed);
  } catch (error) {
    if (violatedConstraint(error) !== 'provider_failures_once') throw error;
    await storeFailure(ctx, failed);
  }
};

const storeFailure = operation(everybody, async (work: Work, { task, waiting, error, isRefusal }: Failed) => {
  const { em, now, ctx } = work;
  const { subjectId } = waiting;
  const before = await em.findOne(
    ProviderFailure,
    { task, subjectId },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  const failure = before ?? em.create(ProviderFailure, firstFailure(work, task, waiting));
  failure.failedAgain(error, isRefusal, now);
  const { tries, refusals, lastError, nextTryAt = null } = failure;
  const { log } = ctx.services;
  if (!(error instanceof CardProviderFailed))
    log.error({ err: error, task, subjectId }, 'provider task failed unexpectedly; will retry');
  log.warn(
    { task, subjectId, tries, refusals, lastError, nextTryAt },
    nextTryAt
      ? 'card provider task failed; will retry'
      : 'card provider task refused too often; paused until an admin decides',
  );
  if (!nextTryAt) work.record(new TaskNeedsAttention(failure.id, failure.subjectName));
});

const firstFailure = ({ now }: Work, task: ProviderTask, waiting: Task) => ({
  id: newIdentifier(now),
  task,
  subjectId: waiting.subjectId,
  subjectName: waiting.subjectName,
  orderId: waiting.orderId,
  amountCents: waiting.amountCents,
  tries: 0,
  refusals: 0,
  lastError: '',
  firstFailedAt: now,
  lastFailedAt: now,
});
