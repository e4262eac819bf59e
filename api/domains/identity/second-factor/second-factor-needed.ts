import { Field, ObjectType } from 'type-graphql';
import { Visible, withinReach } from '../../../core/access/visible.ts';
import { DateTime } from '../../../core/graphql/scalars.ts';
import { FactorWay } from './factor-way.ts';

@Visible(withinReach)
@ObjectType({
  simpleResolvers: true,
  description:
    'The first factor was correct, and the account has a second one: completeSignIn opens the session with it.',
})
export class SecondFactorNeeded {
  @Field(() => String, {
    description: 'Token of this sign-in, for completeSignIn; works for 5 minutes, 5 tries and one success.',
  })
  challenge: string;

  @Field(() => [FactorWay], { description: 'Ways open to this account, the easiest first.' })
  ways: FactorWay[];

  @Field(() => String, {
    nullable: true,
    description: 'Options for navigator.credentials.get as JSON; null when the account has no passkey.',
  })
  passkeyOptions: string | null;

  @Field(() => DateTime, { description: 'Time until which the sign-in can be completed.' })
  expiresAt: Date;

  constructor(facts: Pick<SecondFactorNeeded, 'challenge' | 'ways' | 'passkeyOptions' | 'expiresAt'>) {
    this.challenge = facts.challenge;
    this.ways = facts.ways;
    this.passkeyOptions = facts.passkeyOptions;
    this.expiresAt = facts.expiresAt;
  }
}
