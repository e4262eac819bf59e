import { Field, ID, Int, ObjectType } from 'type-graphql';
import { withRight } from '../../../core/access/rules.ts';
import { Visible } from '../../../core/access/visible.ts';

/** How many given-up jobs one request tries again. */
export const mostRetried = 500;

@Visible(withRight('MANAGE_BACKGROUND_WORK'))
@ObjectType({ simpleResolvers: true, description: 'Given-up jobs that are tried again.' })
export class RetriedJobs {
  @Field(() => String, { description: 'Name of their queue.' })
  queue!: string;

  @Field(() => Int, { description: `Number of jobs, at most ${mostRetried} at a time.` })
  retried!: number;
}

@Visible(withRight('MANAGE_BACKGROUND_WORK'))
@ObjectType({ simpleResolvers: true, description: 'Given-up job that was dismissed.' })
export class DismissedJob {
  @Field(() => ID, { description: 'ID of the job.' })
  jobId!: string;
}
