import { Arg, Ctx as Context, createUnionType, Mutation, Resolver } from 'type-graphql';
import { anyone, ofViewer, Visible } from '../../../core/access/visible.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { InvalidInput, type Problem, TooManyAttempts } from '../../../core/operation/problem.ts';
import { CodeNotSent, WrongCode, WrongCredentials } from '../../identity/identity-problems.ts';
import { SecondFactorNeeded } from '../../identity/second-factor/second-factor-needed.ts';
import { mailSignInCode } from '../../identity/signing-in/mail-sign-in-code.ts';
import { PasswordNeeded } from '../../identity/signing-in/password-needed.ts';
import { SignInCodeMailed } from '../../identity/signing-in/sign-in-code-mailed.ts';
import { SignedIn } from '../../identity/signing-in/signed-in.ts';
import { signInWithMailedCode } from './sign-in-with-mailed-code.ts';
import { SupplierSignedIn } from './supplier-signed-in.ts';

const MailSignInCodeResult = createUnionType({
  name: 'MailSignInCodeResult',
  description: 'Whether the request for a code was accepted.',
  types: () => [SignInCodeMailed, InvalidInput, CodeNotSent, TooManyAttempts] as const,
});

const SignInWithMailedCodeResult = createUnionType({
  name: 'SignInWithMailedCodeResult',
  description: 'New session, the next step, or why the code was refused.',
  types: () =>
    [
      SignedIn,
      SupplierSignedIn,
      PasswordNeeded,
      SecondFactorNeeded,
      InvalidInput,
      WrongCode,
      WrongCredentials,
      TooManyAttempts,
    ] as const,
});

/** Sign-in by mailed code, which strangers cannot block. */
@Resolver()
export class MailedCodeResolver {
  @Visible(anyone)
  @Mutation(() => MailSignInCodeResult, {
    description:
      'Emails a sign-in code, at most one in 10 minutes, if the address has an account. The response is the same if it has none.',
  })
  mailSignInCode(
    @Context() ctx: Ctx,
    @Arg('email', () => String, {
      description: 'Email address of the account; its case does not matter.',
    })
    email: string,
  ): Promise<SignInCodeMailed | Problem> {
    return mailSignInCode(ctx, email);
  }

  @Visible(ofViewer)
  @Mutation(() => SignInWithMailedCodeResult, {
    description:
      'Signs in a customer or a kitchen by a mailed code, once and within 15 minutes. Admins need their password as well.',
  })
  signInWithMailedCode(
    @Context() ctx: Ctx,
    @Arg('email', () => String, { description: 'Address that the code was mailed to.' }) email: string,
    @Arg('code', () => String, { description: 'Code; case, spaces and the dash do not matter.' })
    code: string,
    @Arg('asKitchen', () => Boolean, {
      defaultValue: false,
      description: 'Whether to sign in to the kitchen when the address also has a customer account.',
    })
    asKitchen: boolean,
  ): Promise<SignedIn | SupplierSignedIn | PasswordNeeded | SecondFactorNeeded | Problem> {
    return signInWithMailedCode(ctx, { email, code, asKitchen });
  }
}
