import { Field, Int, ObjectType } from 'type-graphql';
import { withRight } from '../../../core/access/rules.ts';
import { Visible } from '../../../core/access/visible.ts';
import { DateTime } from '../../../core/graphql/scalars.ts';

@Visible(withRight('MANAGE_BACKGROUND_WORK'))
@ObjectType({ simpleResolvers: true, description: 'Queue of background jobs, in all processes together.' })
export class BackgroundQueue {
  @Field(() => String, { description: 'Name of the queue, such as mail.' })
  name!: string;

  @Field(() => Int, { description: 'Number of jobs that are due or wait for their next try.' })
  waiting!: number;

  @Field(() => Int, { description: 'Number of jobs that run now.' })
  running!: number;

  @Field(() => Int, { description: 'Number of given-up jobs that can be tried again.' })
  givenUp!: number;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time when a job was last completed; null when none was lately.',
  })
  lastCompletedAt!: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time when a job last failed after all its tries; null when none did lately.',
  })
  lastFailedAt!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Reason why that job failed, without addresses and secrets; null when none did lately.',
  })
  lastFailure!: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time when its schedule starts the next job; null without a schedule.',
  })
  nextRunAt!: Date | null;
}
