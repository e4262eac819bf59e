import { Arg, Ctx as Context, createUnionType, Mutation, Query, Resolver } from 'type-graphql';
import { evenViewOnly, everybody } from '../../core/access/rules.ts';
import { ofViewer, Visible } from '../../core/access/visible.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { InvalidInput, type Problem, TooManyAttempts } from '../../core/operation/problem.ts';
import { viewerAsUser } from './find-user.ts';
import { RegisterCustomerInput, ResetPasswordInput, SignInCustomerInput } from './identity-inputs.ts';
import { EmailTaken, ResetUnavailable, WrongCode, WrongCredentials } from './identity-problems.ts';
import { registerCustomer } from './register-customer.ts';
import { resetPassword } from './reset-password.ts';
import { SecondFactorNeeded } from './second-factor/second-factor-needed.ts';
import { signOut } from './sessions/sign-out.ts';
import { SignedOut } from './sessions/signed-out.ts';
import { signInCustomer } from './signing-in/sign-in-customer.ts';
import { SignedIn } from './signing-in/signed-in.ts';
import { User } from './user.ts';
import type { UserRow } from './user-columns.ts';

const RegisterCustomerResult = createUnionType({
  name: 'RegisterCustomerResult',
  description: 'New session, or why no account was opened.',
  types: () => [SignedIn, InvalidInput, EmailTaken, TooManyAttempts] as const,
});

const SignInCustomerResult = createUnionType({
  name: 'SignInCustomerResult',
  description: 'New session, the request for a second factor, or why sign-in failed.',
  types: () => [SignedIn, SecondFactorNeeded, InvalidInput, WrongCredentials, TooManyAttempts] as const,
});

const ResetPasswordResult = createUnionType({
  name: 'ResetPasswordResult',
  description: 'New session, the request for a second factor, or why the password was not reset.',
  types: () =>
    [SignedIn, SecondFactorNeeded, InvalidInput, WrongCode, ResetUnavailable, TooManyAttempts] as const,
});

@Resolver()
export class IdentityResolver {
  @Visible(ofViewer)
  @Query(() => User, {
    nullable: true,
    description: 'Returns the signed-in user; null for an anonymous viewer.',
  })
  me(@Context() ctx: Ctx): Promise<UserRow | null> {
    return viewerAsUser(ctx);
  }

  @Visible(ofViewer)
  @Mutation(() => RegisterCustomerResult, { description: 'Opens a customer account and signs in.' })
  registerCustomer(
    @Context() ctx: Ctx,
    @Arg('input', () => RegisterCustomerInput, { description: 'Details of the account.' })
    input: RegisterCustomerInput,
  ): Promise<SignedIn | Problem> {
    return registerCustomer(ctx, input);
  }

  @Visible(ofViewer)
  @Mutation(() => SignInCustomerResult, { description: 'Signs in by email and password.' })
  signInCustomer(
    @Context() ctx: Ctx,
    @Arg('input', () => SignInCustomerInput, { description: 'Credentials.' }) input: SignInCustomerInput,
  ): Promise<SignedIn | SecondFactorNeeded | Problem> {
    return signInCustomer(ctx, input);
  }

  @Visible(ofViewer)
  @Mutation(() => ResetPasswordResult, {
    description:
      "Sets a customer's new password by a mailed code, once and within 15 minutes; all sessions end, and the client is signed in. With a second factor, completeSignIn does it.",
  })
  resetPassword(
    @Context() ctx: Ctx,
    @Arg('input', () => ResetPasswordInput, { description: 'Code and new password.' })
    input: ResetPasswordInput,
  ): Promise<SignedIn | SecondFactorNeeded | Problem> {
    return resetPassword(ctx, input);
  }

  @Visible(evenViewOnly(everybody))
  @Mutation(() => SignedOut, { description: "Ends the viewer's session." })
  signOut(@Context() ctx: Ctx): Promise<SignedOut> {
    return signOut(ctx, null);
  }
}
