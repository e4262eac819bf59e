import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Visible, withinReach } from '../../core/visible.ts';
import type { SignedIn } from './signing-in/signed-in.ts';

@Visible(withinReach)
@ObjectType({
  simpleResolvers: true,
  description: 'The new password holds; browsers get the new session as a cookie as well.',
})
export class PasswordChanged {
  @Field(() => Int, { description: 'How many other sessions have ended.' })
  sessionsEnded: number;

  @Field(() => String, { description: 'For API clients: the token of the session in place of the old one.' })
  token: string;

  @Field(() => ID, { description: 'Names the new session without opening it.' })
  sessionId: string;

  constructor(sessionsEnded: number, { token, sessionId }: SignedIn) {
    this.sessionsEnded = sessionsEnded;
    this.token = token;
    this.sessionId = sessionId;
  }
}
