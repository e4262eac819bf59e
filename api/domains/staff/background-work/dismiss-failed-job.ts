import { withRight } from '../../../core/access/rules.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import type { Problem } from '../../../core/operation/problem.ts';
import { isIdentifier } from '../../../core/values/identifier.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { FailedJobNotFound } from './failed-job-problems.ts';
import type { DismissedJob } from './retried-jobs.ts';

/** Deletes a given-up job: what it did not do stays undone. */
export const dismissFailedJob = operation(
  withRight('MANAGE_BACKGROUND_WORK'),
  async (work: Work, id: string): Promise<DismissedJob | Problem> => {
    const { jobs } = work.ctx.services;
    const job = isIdentifier(id) ? await jobs.lockGivenUp(work.sql, id) : null;
    if (!job) return new FailedJobNotFound('id');
    await jobs.dismiss(work.sql, job.id);
    recordAudit(work, {
      action: 'BACKGROUND_JOB_DISMISSED',
      subjectKind: 'background job',
      subjectId: job.id,
      subjectName: job.queue,
      before: { tries: job.tries, reason: job.reason },
    });
    return { jobId: job.id };
  },
);
