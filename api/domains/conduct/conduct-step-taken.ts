import { Field, ID, ObjectType } from 'type-graphql';
import { Visible, withinReach } from '../../core/access/visible.ts';
import { DateTime, LocalDate } from '../../core/graphql/scalars.ts';
import { ConductStep } from './conduct-enums.ts';

@Visible(withinReach)
@ObjectType({
  simpleResolvers: true,
  description: 'Step that an admin took about the orders of a kitchen, as the kitchen reads it.',
})
export class ConductStepTaken {
  @Field(() => ID, { description: 'Opaque ID of the step.' })
  id!: string;

  @Field(() => ConductStep, { description: 'Step.' })
  step!: ConductStep;

  @Field(() => DateTime, { description: 'Time at which it was taken.' })
  takenAt!: string;

  @Field(() => String, { description: 'Words of the admin to the kitchen.' })
  words!: string;

  @Field(() => LocalDate, {
    nullable: true,
    description: 'First day on which the kitchen may take orders again; null unless it was paused.',
  })
  pausedUntil!: string | null;
}
