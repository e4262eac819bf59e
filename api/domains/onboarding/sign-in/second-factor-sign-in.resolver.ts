import { Arg, Ctx as Context, createUnionType, Mutation, Resolver } from 'type-graphql';
import { anyone, ofViewer, Visible } from '../../../core/access/visible.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { InvalidInput, type Problem, TooManyAttempts } from '../../../core/operation/problem.ts';
import { WrongCode, WrongCredentials } from '../../identity/identity-problems.ts';
import { PasskeySignIn } from '../../identity/second-factor/passkeys/passkey-sign-in.ts';
import { startPasskeySignIn } from '../../identity/second-factor/passkeys/start-passkey-sign-in.ts';
import { CompleteSignInInput } from '../../identity/second-factor/second-factor-inputs.ts';
import type { SecondFactorNeeded } from '../../identity/second-factor/second-factor-needed.ts';
import { ChallengeExpired, PasskeyRefused } from '../../identity/second-factor/second-factor-problems.ts';
import { SignedIn } from '../../identity/signing-in/signed-in.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { SupplierSignedIn } from './supplier-signed-in.ts';

const StartPasskeySignInResult = createUnionType({
  name: 'StartPasskeySignInResult',
  description: 'Sign-in that has begun, or why it has not.',
  types: () => [PasskeySignIn, TooManyAttempts] as const,
});

const CompleteSignInResult = createUnionType({
  name: 'CompleteSignInResult',
  description: 'New session, or why the second factor was refused.',
  types: () =>
    [
      SignedIn,
      SupplierSignedIn,
      InvalidInput,
      WrongCode,
      PasskeyRefused,
      ChallengeExpired,
      WrongCredentials,
      TooManyAttempts,
    ] as const,
});

/** Sign-in by a second factor, and by a passkey alone. */
@Resolver()
export class SecondFactorSignInResolver {
  @Visible(anyone)
  @Mutation(() => StartPasskeySignInResult, { description: 'Begins a sign-in by a passkey alone.' })
  startPasskeySignIn(@Context() ctx: Ctx): Promise<PasskeySignIn | Problem> {
    return startPasskeySignIn(ctx, null);
  }

  @Visible(ofViewer)
  @Mutation(() => CompleteSignInResult, {
    description: 'Completes a sign-in by a second factor, or by a passkey alone.',
  })
  completeSignIn(
    @Context() ctx: Ctx,
    @Arg('input', () => CompleteSignInInput, { description: 'Second factor.' }) input: CompleteSignInInput,
  ): Promise<SignedIn | SupplierSignedIn | SecondFactorNeeded | Problem> {
    return completeSignIn(ctx, input);
  }
}
