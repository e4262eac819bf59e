import { Field, ID, InputType } from 'type-graphql';
import { orderingStopDaysLimit, orderingStopReasonLimit } from '../../../../schema/constants.ts';
import { DateTime } from '../../../core/graphql/scalars.ts';

@InputType({ description: 'Stop of ordering.' })
export class StopOrderingInput {
  @Field(() => ID, { nullable: true, description: 'ID of the city; null for all cities.' })
  cityId?: string | null;

  @Field(() => String, {
    description: `Reason for customers, on one line, 1 to ${orderingStopReasonLimit} characters.`,
  })
  reason!: string;

  @Field(() => DateTime, {
    nullable: true,
    description: `Time at which ordering is allowed again automatically, at most ${orderingStopDaysLimit} days ahead; null until staff allow it.`,
  })
  until?: Date | null;
}
