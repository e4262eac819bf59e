import { Field, ID, InputType } from 'type-graphql';
import { DateTime } from '../../core/scalars.ts';

@InputType({ description: 'Which events of the trail. What is left out does not matter.' })
export class AuditFilter {
  @Field(() => String, { nullable: true, description: 'Letters in the name of what it was done to.' })
  text?: string | null;

  @Field(() => String, { nullable: true, description: 'What was done, such as KITCHEN_SUSPENDED.' })
  action?: string | null;

  @Field(() => String, { nullable: true, description: 'The kind of thing it was done to, such as order.' })
  subjectKind?: string | null;

  @Field(() => ID, { nullable: true, description: 'The very thing it was done to.' })
  subjectId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Who did it.' })
  actorId?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'At this moment or later.' })
  since?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'Before this moment.' })
  until?: Date | null;
}
