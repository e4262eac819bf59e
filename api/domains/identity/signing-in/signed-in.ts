import { Field, ID, ObjectType } from 'type-graphql';
import { Visible, withinReach } from '../../../core/access/visible.ts';
import { User } from '../user.ts';

@Visible(withinReach)
@ObjectType({
  simpleResolvers: true,
  description: 'The sign-in succeeded. Browsers get the session as a cookie as well.',
})
export class SignedIn {
  @Field(() => User, { description: 'Signed-in user.' })
  user: User;

  @Field(() => String, {
    description:
      'Token for API clients, to send as Authorization: Bearer. Returned only once; browsers can ignore it.',
  })
  token: string;

  @Field(() => ID, { description: 'Public ID of the session; not a credential.' })
  sessionId: string;

  @Field(() => Boolean, {
    description:
      'Whether this sign-in took the account over from the person who had opened it with this address: their sessions and password are gone, and so are the name, phone number and addresses.',
  })
  isTakenOver = false;

  @Field(() => Boolean, {
    description:
      'Whether the account must have a second factor and has none: until it is added, sessions opened from now on do nothing else.',
  })
  isSecondFactorDue = false;

  constructor(user: User, token: string, sessionId: string) {
    this.user = user;
    this.token = token;
    this.sessionId = sessionId;
  }
}
