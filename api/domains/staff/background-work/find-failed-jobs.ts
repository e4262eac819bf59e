import { withRight } from '../../../core/access/rules.ts';
import { type AskedPage, forward, Page, pageSize } from '../../../core/graphql/page.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { keysetOf } from '../../../core/query/keyset.ts';
import { withContents } from './contents-of-jobs.ts';
import type { FailedJob } from './failed-job.ts';

/** Loads a page of the jobs that were given up, the newest first. */
export const findFailedJobs = async (
  ctx: Ctx,
  { first, after }: Pick<AskedPage, 'first' | 'after'>,
): Promise<Page<FailedJob>> => {
  const { viewer, services } = ctx;
  viewer.must(withRight('MANAGE_BACKGROUND_WORK'));
  const part = forward(pageSize(first), after);
  const jobs = await services.jobs.givenUp(keysetOf(part, 'desc'));
  return new Page(await withContents(ctx.sql, jobs), part, ({ givenUpAt, id }) => [givenUpAt, id]);
};
