import { Field, Int, ObjectType } from 'type-graphql';
import { anyone, Visible } from '../../../core/access/visible.ts';

@Visible(anyone)
@ObjectType({ simpleResolvers: true, description: 'All sessions of the viewer ended.' })
export class SignedOutEverywhere {
  @Field(() => Int, { description: 'Number of sessions that ended, including the current one.' })
  sessionsEnded: number;

  constructor(sessionsEnded: number) {
    this.sessionsEnded = sessionsEnded;
  }
}
