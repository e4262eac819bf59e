import { Field, Int, ObjectType } from 'type-graphql';
import { Visible, withinReach } from '../../../core/access/visible.ts';
import { DateTime } from '../../../core/graphql/scalars.ts';
import { OpenWorkKind } from './open-work-kinds.ts';

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'Work of one kind that waits for staff.' })
export class OpenWork {
  @Field(() => OpenWorkKind, { description: 'Kind of work.' })
  kind!: OpenWorkKind;

  @Field(() => Int, { description: 'Number of things that wait; 0 when all is done.' })
  count!: number;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time since which the oldest waits; null when none does.',
  })
  oldestSince!: string | null;
}
