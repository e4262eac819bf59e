import { LockMode } from '@mikro-orm/core';
import { withRight } from '../../../core/access/rules.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import type { Problem } from '../../../core/operation/problem.ts';
import { isIdentifier } from '../../../core/values/identifier.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { TaskToRetry } from '../payment-events.ts';
import { NothingToSettle } from '../payment-problems.ts';
import { ProviderFailure } from './provider-failure.ts';

/** Retries a provider task for an admin, such as after the provider account was fixed. */
export const retryProviderTask = operation(
  withRight('PAY_OUT'),
  async (work: Work, id: string): Promise<ProviderFailure | Problem> => {
    const { em, now } = work;
    const failure = isIdentifier(id)
      ? await em.findOne(ProviderFailure, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE })
      : null;
    if (!failure) return new NothingToSettle();
    failure.nextTryAt = now;
    recordAudit(work, {
      action: 'PROVIDER_TASK_RETRIED',
      subjectKind: 'payment task',
      subjectId: failure.subjectId,
      subjectName: failure.subjectName,
      after: { task: failure.task },
    });
    work.record(new TaskToRetry(failure.id));
    return failure;
  },
);
