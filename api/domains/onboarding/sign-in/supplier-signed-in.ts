import { Field, ID, ObjectType } from 'type-graphql';
import { Visible, withinReach } from '../../../core/access/visible.ts';
import type { SignedIn } from '../../identity/signing-in/signed-in.ts';
import { User } from '../../identity/user.ts';
import { OnboardingStatus } from '../../suppliers/onboarding-status.ts';

@Visible(withinReach)
@ObjectType({
  simpleResolvers: true,
  description: 'Application status of a kitchen, and whether it may sell.',
})
export class SupplierAccess {
  @Field(() => String, { description: 'Name of the kitchen.' })
  name!: string;

  @Field(() => OnboardingStatus, { description: 'Status of its application.' })
  onboardingStatus!: OnboardingStatus;

  @Field(() => Boolean, { description: 'Whether it may use menu and orders; true once approved.' })
  canAccessMenu!: boolean;
}

@Visible(withinReach)
@ObjectType({
  simpleResolvers: true,
  description: 'The kitchen is signed in. Browsers get the session as a cookie as well.',
})
export class SupplierSignedIn {
  @Field(() => User, { description: 'Signed-in user.' })
  user: User;

  @Field(() => String, {
    description:
      'Token for API clients, to send as Authorization: Bearer. Returned only once; browsers can ignore it.',
  })
  token: string;

  @Field(() => ID, { description: 'Public ID of the session; not a credential.' })
  sessionId: string;

  @Field(() => SupplierAccess, { description: 'Kitchen and its access.' })
  supplier: SupplierAccess;

  @Field(() => Boolean, {
    description:
      'Whether this sign-in took the account over from the person who had opened it with this address: their sessions are gone.',
  })
  isTakenOver: boolean;

  constructor({ user, token, sessionId, isTakenOver }: SignedIn, supplier: SupplierAccess) {
    this.user = user;
    this.token = token;
    this.sessionId = sessionId;
    this.supplier = supplier;
    this.isTakenOver = isTakenOver;
  }
}
