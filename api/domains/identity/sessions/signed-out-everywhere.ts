import { Field, Int, ObjectType } from 'type-graphql';
import { anyone, Visible } from '../../../core/visible.ts';

@Visible(anyone)
@ObjectType({ simpleResolvers: true, description: 'No session of the viewer is open any more.' })
export class SignedOutEverywhere {
  @Field(() => Int, { description: 'How many sessions have ended, this one among them.' })
  sessionsEnded: number;

  constructor(sessionsEnded: number) {
    this.sessionsEnded = sessionsEnded;
  }
}
