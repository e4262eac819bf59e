import { Field, Int, ObjectType } from 'type-graphql';
import { Visible, withinReach } from '../../../core/access/visible.ts';
import { Authenticator } from './authenticators/authenticator.ts';
import { Passkey } from './passkeys/passkey.ts';

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: "Second factors of the viewer's account." })
export class SecondFactor {
  @Field(() => [Passkey], { description: 'Passkeys, the oldest first; at most 10.' })
  passkeys!: Passkey[];

  @Field(() => Authenticator, { nullable: true, description: 'Authenticator app; null without one.' })
  authenticator!: Authenticator | null;

  @Field(() => Int, { description: 'Number of recovery codes that are not used yet.' })
  recoveryCodesLeft!: number;

  @Field(() => Boolean, { description: 'Whether the account must have a second factor.' })
  isRequired!: boolean;

  @Field(() => Boolean, {
    description: 'Whether this session can do nothing else until a second factor is added.',
  })
  isSetupNeeded!: boolean;
}

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'The second factor was added.' })
export class SecondFactorAdded {
  @Field(() => SecondFactor, { description: 'Second factors with the new one.' })
  secondFactor: SecondFactor;

  @Field(() => [String], {
    nullable: true,
    description: 'Recovery codes, shown only now; null when the account already has some.',
  })
  recoveryCodes: string[] | null;

  constructor(secondFactor: SecondFactor, recoveryCodes: string[] | null) {
    this.secondFactor = secondFactor;
    this.recoveryCodes = recoveryCodes;
  }
}

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'New recovery codes; earlier ones no longer work.' })
export class RecoveryCodesCreated {
  @Field(() => [String], { description: 'Recovery codes, shown only now.' })
  recoveryCodes: string[];

  constructor(recoveryCodes: string[]) {
    this.recoveryCodes = recoveryCodes;
  }
}
