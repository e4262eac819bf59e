import { Field, ID, ObjectType } from 'type-graphql';
import { Visible, withinReach } from '../../../core/visible.ts';
import type { SignedIn } from '../../identity/signing-in/signed-in.ts';
import { User } from '../../identity/user.ts';
import { OnboardingStatus } from '../onboarding-status.ts';

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'How far a kitchen has come, and what is open to it.' })
export class SupplierAccess {
  @Field(() => String, { description: 'The name of the kitchen.' })
  name!: string;

  @Field(() => OnboardingStatus, { description: 'Where its application stands.' })
  onboardingStatus!: OnboardingStatus;

  @Field(() => Boolean, { description: 'Whether menu and orders are open to it, which approval decides.' })
  canAccessMenu!: boolean;
}

@Visible(withinReach)
@ObjectType({
  simpleResolvers: true,
  description: 'A kitchen is signed in; browsers get the session as a cookie as well.',
})
export class SupplierSignedIn {
  @Field(() => User, { description: 'Who is signed in.' })
  user: User;

  @Field(() => String, {
    description:
      'For API clients: send it as Authorization: Bearer. NotificationDraft once; browsers need not read it.',
  })
  token: string;

  @Field(() => ID, { description: 'Names the session without opening it.' })
  sessionId: string;

  @Field(() => SupplierAccess, { description: 'The kitchen and what is open to it.' })
  supplier: SupplierAccess;

  constructor({ user, token, sessionId }: SignedIn, supplier: SupplierAccess) {
    this.user = user;
    this.token = token;
    this.sessionId = sessionId;
    this.supplier = supplier;
  }
}
