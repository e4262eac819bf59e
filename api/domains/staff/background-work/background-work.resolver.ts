import { Arg, Args, Ctx as Context, createUnionType, ID, Mutation, Query, Resolver } from 'type-graphql';
import { withRight } from '../../../core/access/rules.ts';
import { Visible } from '../../../core/access/visible.ts';
import { named } from '../../../core/graphql/named.ts';
import { connectionOf, ForwardPageArgs } from '../../../core/graphql/page.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { Problem } from '../../../core/operation/problem.ts';
import { BackgroundOverview } from './background-overview.ts';
import { dismissFailedJob } from './dismiss-failed-job.ts';
import { FailedJob } from './failed-job.ts';
import { FailedJobNotFound, JobQueueNotFound } from './failed-job-problems.ts';
import { findBackgroundWork } from './find-background-work.ts';
import { findFailedJobs } from './find-failed-jobs.ts';
import { DismissedJob, mostRetried, RetriedJobs } from './retried-jobs.ts';
import { retryFailedJob } from './retry-failed-job.ts';
import { retryFailedJobs } from './retry-failed-jobs.ts';

const FailedJobConnection = connectionOf(FailedJob, 'FailedJob', withRight('MANAGE_BACKGROUND_WORK'));

const RetryFailedJobResult = createUnionType({
  name: 'RetryFailedJobResult',
  description: 'Jobs that are tried again, or why none is.',
  types: () => [RetriedJobs, FailedJobNotFound, JobQueueNotFound] as const,
});

const DismissFailedJobResult = createUnionType({
  name: 'DismissFailedJobResult',
  description: 'Dismissed job, or why it was not dismissed.',
  types: () => [DismissedJob, FailedJobNotFound] as const,
});

const orProblem = <Row extends object>(typeName: string, outcome: Row | Problem): Row | Problem =>
  outcome instanceof Problem ? outcome : named(typeName, outcome);

/** What the marketplace does by itself, for those who operate it. */
@Resolver()
export class BackgroundWorkResolver {
  @Visible(withRight('MANAGE_BACKGROUND_WORK'))
  @Query(() => BackgroundOverview, {
    description: 'Queues of background jobs, the outbox and due webhooks, in all processes. For admins.',
  })
  backgroundWork(@Context() ctx: Ctx): Promise<BackgroundOverview> {
    return findBackgroundWork(ctx);
  }

  @Visible(withRight('MANAGE_BACKGROUND_WORK'))
  @Query(() => FailedJobConnection, {
    description:
      'Jobs that were given up after all their tries and that nothing repeats within the hour, the newest first. For admins.',
  })
  failedJobs(@Context() ctx: Ctx, @Args() page: ForwardPageArgs): ReturnType<typeof findFailedJobs> {
    return findFailedJobs(ctx, page);
  }

  @Visible(withRight('MANAGE_BACKGROUND_WORK'))
  @Mutation(() => RetryFailedJobResult, {
    description: 'Tries a given-up job again, without what it already did. For admins.',
  })
  async retryFailedJob(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'ID of the job.' }) id: string,
  ): Promise<RetriedJobs | Problem> {
    return orProblem('RetriedJobs', await retryFailedJob(ctx, id));
  }

  @Visible(withRight('MANAGE_BACKGROUND_WORK'))
  @Mutation(() => RetryFailedJobResult, {
    description: `Tries the given-up jobs of a queue again, the oldest ${mostRetried}. For admins.`,
  })
  async retryFailedJobs(
    @Context() ctx: Ctx,
    @Arg('queue', () => String, { description: 'Name of the queue.' }) queue: string,
  ): Promise<RetriedJobs | Problem> {
    return orProblem('RetriedJobs', await retryFailedJobs(ctx, queue));
  }

  @Visible(withRight('MANAGE_BACKGROUND_WORK'))
  @Mutation(() => DismissFailedJobResult, {
    description: 'Deletes a given-up job, so that what it did not do stays undone. For admins.',
  })
  async dismissFailedJob(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'ID of the job.' }) id: string,
  ): Promise<DismissedJob | Problem> {
    return orProblem('DismissedJob', await dismissFailedJob(ctx, id));
  }
}
