import { Field, ID, ObjectType } from 'type-graphql';
import { Visible, withinReach } from '../../../core/visible.ts';
import { User } from '../user.ts';

@Visible(withinReach)
@ObjectType({
  simpleResolvers: true,
  description: 'Somebody is signed in; browsers get the session as a cookie as well.',
})
export class SignedIn {
  @Field(() => User, { description: 'Who is signed in.' })
  user: User;

  @Field(() => String, {
    description:
      'For API clients: send it as Authorization: Bearer. NotificationDraft once; browsers need not read it.',
  })
  token: string;

  @Field(() => ID, { description: 'Names the session without opening it.' })
  sessionId: string;

  constructor(user: User, token: string, sessionId: string) {
    this.user = user;
    this.token = token;
    this.sessionId = sessionId;
  }
}
