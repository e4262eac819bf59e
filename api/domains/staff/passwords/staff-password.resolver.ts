import { Arg, Ctx as Context, createUnionType, Mutation, Query, Resolver } from 'type-graphql';
import { withRight } from '../../../core/access/rules.ts';
import { anyone, ofViewer, Visible } from '../../../core/access/visible.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { InvalidInput, Problem, TooManyAttempts } from '../../../core/operation/problem.ts';
import { findPerson } from '../../accounts/find-people.ts';
import { MustStay, PersonNotFound } from '../../accounts/person-problems.ts';
import { PersonRecord } from '../../accounts/person-record.ts';
import { FreshProofNeeded } from '../../identity/identity-problems.ts';
import { SecondFactorNeeded } from '../../identity/second-factor/second-factor-needed.ts';
import { SignedIn } from '../../identity/signing-in/signed-in.ts';
import { findPasswordLink } from './find-password-link.ts';
import { SendPasswordLinkInput, SetStaffPasswordInput } from './password-link-inputs.ts';
import { PasswordLinkNotSent, PasswordLinkOver } from './password-link-problems.ts';
import { sendPasswordLink } from './send-password-link.ts';
import { setStaffPassword } from './set-staff-password.ts';
import { StaffLinkOffer } from './staff-link-offer.ts';

const SendPasswordLinkResult = createUnionType({
  name: 'SendPasswordLinkResult',
  description: 'Staff member who got the link, or the reason it was not sent.',
  types: () =>
    [
      PersonRecord,
      FreshProofNeeded,
      InvalidInput,
      PersonNotFound,
      MustStay,
      PasswordLinkNotSent,
      TooManyAttempts,
    ] as const,
});

const SetStaffPasswordResult = createUnionType({
  name: 'SetStaffPasswordResult',
  description:
    'New session of the staff member, the second factor that is needed, or why nothing was changed.',
  types: () => [SignedIn, SecondFactorNeeded, InvalidInput, PasswordLinkOver] as const,
});

/** New passwords of staff who forgot theirs. */
@Resolver()
export class StaffPasswordResolver {
  @Visible(anyone)
  @Query(() => StaffLinkOffer, {
    nullable: true,
    description: 'Returns whose password a link sets; null when it is no longer valid.',
  })
  staffLinkOffer(
    @Context() ctx: Ctx,
    @Arg('token', () => String, { description: 'Token from the link in the email.' }) token: string,
  ): Promise<StaffLinkOffer | null> {
    return findPasswordLink(ctx, token);
  }

  @Visible(withRight('MANAGE_STAFF'))
  @Mutation(() => SendPasswordLinkResult, {
    description:
      'Mails a staff member who forgot the password a link to set a new one, at most 20 times a day; for owners.',
  })
  async sendPasswordLink(
    @Context() ctx: Ctx,
    @Arg('input', () => SendPasswordLinkInput, { description: 'Person and the reason.' })
    input: SendPasswordLinkInput,
  ): Promise<PersonRecord | Problem> {
    const outcome = await sendPasswordLink(ctx, input);
    return outcome instanceof Problem ? outcome : (await findPerson(ctx, outcome.personId))!;
  }

  @Visible(ofViewer)
  @Mutation(() => SetStaffPasswordResult, {
    description:
      'Sets the password of a staff member by a mailed link, once, ends all sessions and signs in.',
  })
  setStaffPassword(
    @Context() ctx: Ctx,
    @Arg('input', () => SetStaffPasswordInput, { description: 'Token and password.' })
    input: SetStaffPasswordInput,
  ): Promise<SignedIn | SecondFactorNeeded | Problem> {
    return setStaffPassword(ctx, input);
  }
}
