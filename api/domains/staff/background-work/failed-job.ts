import { Field, ID, Int, ObjectType } from 'type-graphql';
import { daysGivenUp } from '../../../../schema/job-queues.ts';
import { withRight } from '../../../core/access/rules.ts';
import { Visible } from '../../../core/access/visible.ts';
import { entries } from '../../../core/graphql/list-cost.ts';
import { DateTime } from '../../../core/graphql/scalars.ts';
import { NotificationType } from '../../notifications/notification-enums.ts';

/** How many kinds of notification one job shows. */
export const mostKinds = 5;

@Visible(withRight('MANAGE_BACKGROUND_WORK'))
@ObjectType({ simpleResolvers: true, description: 'Notifications of one kind that a job did not send.' })
export class UnsentNotifications {
  @Field(() => NotificationType, { description: 'Kind of the notifications.' })
  type!: NotificationType;

  @Field(() => Int, { description: 'Number of them.' })
  count!: number;

  @Field(() => ID, {
    nullable: true,
    description: 'ID of the order that all of them are about; null when they are not about one.',
  })
  orderId!: string | null;
}

@Visible(withRight('MANAGE_BACKGROUND_WORK'))
@ObjectType({
  simpleResolvers: true,
  description: `Background job that was given up after all its tries. Deleted after ${daysGivenUp} days.`,
})
export class FailedJob {
  @Field(() => ID, { description: 'Opaque ID of the job.' })
  id!: string;

  @Field(() => String, { description: 'Name of its queue, such as mail.' })
  queue!: string;

  @Field(() => DateTime, { description: 'Time when it was given up.' })
  givenUpAt!: string;

  @Field(() => Int, { description: 'Number of tries.' })
  tries!: number;

  @Field(() => String, { description: 'Reason why its last try failed, without addresses and secrets.' })
  reason!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'Number of people whom it may not have reached, in its first 200 notifications; null when it sends none.',
  })
  recipients!: number | null;

  @Field(() => [UnsentNotifications], {
    complexity: entries(mostKinds),
    description:
      'Notifications that it did not send, by kind, the most frequent 5; empty when all were sent since.',
  })
  notifications!: UnsentNotifications[];

  @Field(() => ID, {
    nullable: true,
    description: 'ID of the kitchen it is about; null when it is about none.',
  })
  supplierId!: string | null;
}
