import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Visible, withinReach } from '../../core/access/visible.ts';
import type { SignedIn } from './signing-in/signed-in.ts';

@Visible(withinReach)
@ObjectType({
  simpleResolvers: true,
  description: 'The password was changed. Browsers get the new session as a cookie as well.',
})
export class PasswordChanged {
  @Field(() => Int, { description: 'Number of other sessions that ended.' })
  sessionsEnded: number;

  @Field(() => String, { description: 'Token of the new session, for API clients.' })
  token: string;

  @Field(() => ID, { description: 'Public ID of the new session; not a credential.' })
  sessionId: string;

  constructor(sessionsEnded: number, { token, sessionId }: SignedIn) {
    this.sessionsEnded = sessionsEnded;
    this.token = token;
    this.sessionId = sessionId;
  }
}
