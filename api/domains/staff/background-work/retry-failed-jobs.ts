import { isJobQueue } from '../../../../schema/job-queues.ts';
import { withRight } from '../../../core/access/rules.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import type { Problem } from '../../../core/operation/problem.ts';
import { newIdentifier } from '../../../core/values/identifier.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { FailedJobNotFound, JobQueueNotFound } from './failed-job-problems.ts';
import { mostRetried, type RetriedJobs } from './retried-jobs.ts';

/** Sends the given-up jobs of a queue to it again, the oldest first; not those that someone else does it for. */
export const retryFailedJobs = operation(
  withRight('MANAGE_BACKGROUND_WORK'),
  async (work: Work, queue: string): Promise<RetriedJobs | Problem> => {
    const { jobs } = work.ctx.services;
    if (!isJobQueue(queue)) return new JobQueueNotFound('queue');
    const ids = await jobs.lockGivenUpOf(work.sql, queue, mostRetried);
    if (ids.length === 0) return new FailedJobNotFound('queue');
    await jobs.retry(work.sql, ids);
    recordAudit(work, {
      action: 'BACKGROUND_JOBS_RETRIED',
      subjectKind: 'background jobs',
      // They are no one thing.
      subjectId: newIdentifier(work.now),
      subjectName: queue,
      after: { jobs: ids.length },
    });
    return { queue, retried: ids.length };
  },
);
