import { Field, ObjectType } from 'type-graphql';
import { anyone, Visible } from '../../../core/visible.ts';

@Visible(anyone)
@ObjectType({ simpleResolvers: true, description: 'Nobody is signed in any more.' })
export class SignedOut {
  @Field(() => Boolean, { description: 'Whether somebody was signed in before.' })
  wasSignedIn: boolean;

  constructor(wasSignedIn: boolean) {
    this.wasSignedIn = wasSignedIn;
  }
}
