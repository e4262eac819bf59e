import { Field, ID, InputType } from 'type-graphql';
import { DateTime } from '../../core/graphql/scalars.ts';

@InputType({ description: 'Filter for audit events. Omitted fields do not filter.' })
export class AuditFilter {
  @Field(() => String, { nullable: true, description: 'Substring of the name of the subject.' })
  text?: string | null;

  @Field(() => String, { nullable: true, description: 'Action, such as KITCHEN_SUSPENDED.' })
  action?: string | null;

  @Field(() => String, { nullable: true, description: 'Kind of the subject, such as order.' })
  subjectKind?: string | null;

  @Field(() => [ID], {
    nullable: true,
    description: 'IDs of subjects, such as an order and its payment.',
  })
  subjectIds?: string[] | null;

  @Field(() => ID, { nullable: true, description: 'ID of the person who did it.' })
  actorId?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Events at this time or later.' })
  since?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'Events before this time.' })
  until?: Date | null;
}
