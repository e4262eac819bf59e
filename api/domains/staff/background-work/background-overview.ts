import { Field, Float, Int, ObjectType } from 'type-graphql';
import { jobQueues } from '../../../../schema/job-queues.ts';
import { withRight } from '../../../core/access/rules.ts';
import { Visible } from '../../../core/access/visible.ts';
import { entries } from '../../../core/graphql/list-cost.ts';
import { DateTime } from '../../../core/graphql/scalars.ts';
import { BackgroundQueue } from './background-queue.ts';

@Visible(withRight('MANAGE_BACKGROUND_WORK'))
@ObjectType({
  simpleResolvers: true,
  description: 'Notifications and events that are stored until they are passed on to people and programs.',
})
export class OutboxBacklog {
  @Field(() => Int, { description: 'Number of entries that are due, at most 10,000.' })
  entries!: number;

  @Field(() => Float, {
    description: 'Number of seconds for which the oldest of them is due; 0 without any.',
  })
  seconds!: number;
}

@Visible(withRight('MANAGE_BACKGROUND_WORK'))
@ObjectType('BackgroundWork', {
  simpleResolvers: true,
  description: 'Work that the marketplace does by itself, beside requests.',
})
export class BackgroundOverview {
  @Field(() => DateTime, { description: 'Time of these figures.' })
  asOf!: Date;

  @Field(() => [BackgroundQueue], {
    complexity: entries(jobQueues.length),
    description: 'Queues of background jobs.',
  })
  queues!: BackgroundQueue[];

  @Field(() => OutboxBacklog, { description: 'Outbox, from which notifications and events are passed on.' })
  outbox!: OutboxBacklog;

  @Field(() => Int, { description: 'Number of webhooks that are due and not sent, at most 10,000.' })
  dueWebhooks!: number;
}
