import { Field, ID, ObjectType } from 'type-graphql';
import { Visible, withinReach } from '../../../core/access/visible.ts';
import type { SignedIn } from '../signing-in/signed-in.ts';

@Visible(withinReach)
@ObjectType({
  simpleResolvers: true,
  description:
    'The viewer proved who they are; for 10 minutes nothing asks again. Browsers get the new session as a cookie as well.',
})
export class ProvenAgain {
  @Field(() => String, { description: 'Token of the new session, for API clients.' })
  token: string;

  @Field(() => ID, { description: 'Public ID of the new session; not a credential.' })
  sessionId: string;

  constructor({ token, sessionId }: SignedIn) {
    this.token = token;
    this.sessionId = sessionId;
  }
}
