import { Field, ObjectType } from 'type-graphql';
import { anyone, Visible } from '../../../../core/access/visible.ts';
import { DateTime } from '../../../../core/graphql/scalars.ts';

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  description: 'Sign-in by a passkey alone; says nothing about any account.',
})
export class PasskeySignIn {
  @Field(() => String, { description: 'Token of this sign-in, for completeSignIn.' })
  challenge: string;

  @Field(() => String, { description: 'Options for navigator.credentials.get as JSON.' })
  passkeyOptions: string;

  @Field(() => DateTime, { description: 'Time until which the sign-in can be completed.' })
  expiresAt: Date;

  constructor(challenge: string, passkeyOptions: string, expiresAt: Date) {
    this.challenge = challenge;
    this.passkeyOptions = passkeyOptions;
    this.expiresAt = expiresAt;
  }
}
