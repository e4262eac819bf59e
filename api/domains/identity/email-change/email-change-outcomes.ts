import { Field, ID, Int, ObjectType } from 'type-graphql';
import { mailedCodeMinutes } from '../../../../schema/rules/mailed-code.ts';
import { anyone, Visible, withinReach } from '../../../core/access/visible.ts';
import type { SignedIn } from '../signing-in/signed-in.ts';
import { User } from '../user.ts';

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  description: 'The request was accepted. Does not reveal whether the new address has an account.',
})
export class EmailChangeStarted {
  @Field(() => String, { description: 'Text for people: what to do next.' })
  message = `If this address is free, it gets a code that works for ${mailedCodeMinutes} minutes.`;

  @Field(() => Boolean, {
    description: 'Whether a code from the current address is needed as well: if it is proven.',
  })
  needsOldCode: boolean;

  constructor(needsOldCode: boolean) {
    this.needsOldCode = needsOldCode;
  }
}

@Visible(withinReach)
@ObjectType({
  simpleResolvers: true,
  description: 'The address was changed. Browsers get the new session as a cookie as well.',
})
export class EmailChanged {
  @Field(() => User, { description: 'Signed-in user with the new address.' })
  user: User;

  @Field(() => Int, { description: 'Number of other sessions that ended.' })
  sessionsEnded: number;

  @Field(() => String, { description: 'Token of the new session, for API clients.' })
  token: string;

  @Field(() => ID, { description: 'Public ID of the new session; not a credential.' })
  sessionId: string;

  constructor(sessionsEnded: number, { user, token, sessionId }: SignedIn) {
    this.user = user;
    this.sessionsEnded = sessionsEnded;
    this.token = token;
    this.sessionId = sessionId;
  }
}
