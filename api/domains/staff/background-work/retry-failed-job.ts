import { isJobQueue } from '../../../../schema/job-queues.ts';
import { withRight } from '../../../core/access/rules.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import type { Problem } from '../../../core/operation/problem.ts';
import { isIdentifier } from '../../../core/values/identifier.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { FailedJobNotFound, JobQueueNotFound } from './failed-job-problems.ts';
import type { RetriedJobs } from './retried-jobs.ts';

/**
 * Sends a given-up job to its queue again, with all its tries. Of two people who ask for it, one does it; what the job
 * sent before it was given up is recorded, and not sent again.
 */
export const retryFailedJob = operation(
  withRight('MANAGE_BACKGROUND_WORK'),
  async (work: Work, id: string): Promise<RetriedJobs | Problem> => {
    const { jobs } = work.ctx.services;
    const job = isIdentifier(id) ? await jobs.lockGivenUp(work.sql, id) : null;
    if (!job) return new FailedJobNotFound('id');
    if (!isJobQueue(job.queue)) return new JobQueueNotFound('id');
    await jobs.retry(work.sql, [job.id]);
    recordAudit(work, {
      action: 'BACKGROUND_JOB_RETRIED',
      subjectKind: 'background job',
      subjectId: job.id,
      subjectName: job.queue,
      before: { tries: job.tries, reason: job.reason },
    });
    return { queue: job.queue, retried: 1 };
  },
);
