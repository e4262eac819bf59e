import { Field, ObjectType } from 'type-graphql';
import { anyone, Visible } from '../../../core/access/visible.ts';

@Visible(anyone)
@ObjectType({ simpleResolvers: true, description: 'The client is signed out.' })
export class SignedOut {
  @Field(() => Boolean, { description: 'Whether there was a session to end.' })
  wasSignedIn: boolean;

  constructor(wasSignedIn: boolean) {
    this.wasSignedIn = wasSignedIn;
  }
}
