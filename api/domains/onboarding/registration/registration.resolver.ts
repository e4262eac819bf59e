import { Arg, Ctx as Context, createUnionType, Mutation, Resolver } from 'type-graphql';
import { anyone, ofViewer, Visible } from '../../../core/access/visible.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { InvalidInput, type Problem, TooManyAttempts } from '../../../core/operation/problem.ts';
import { CodeNotSent, EmailTaken, WrongCode, WrongCredentials } from '../../identity/identity-problems.ts';
import { SecondFactorNeeded } from '../../identity/second-factor/second-factor-needed.ts';
import { CodeSent } from '../sign-in/code-sent.ts';
import { enterSignInCode } from '../sign-in/enter-sign-in-code.ts';
import { signInSupplier } from '../sign-in/sign-in-supplier.ts';
import { SupplierSignedIn } from '../sign-in/supplier-signed-in.ts';
import { KitchenRegistered } from './kitchen-registered.ts';
import { registerSupplier } from './register-supplier.ts';
import {
  draftOf,
  RegisterSupplierInput,
  SignInCodeInput,
  SignInSupplierInput,
} from './registration-inputs.ts';
import { EinTaken, RegistrationRefused, UnknownEin, WrongEinFormat } from './registration-problems.ts';

const RegisterSupplierResult = createUnionType({
  name: 'RegisterSupplierResult',
  description: 'Registration, or why it was refused.',
  types: () => [KitchenRegistered, RegistrationRefused, EinTaken, EmailTaken, TooManyAttempts] as const,
});

const SignInSupplierResult = createUnionType({
  name: 'SignInSupplierResult',
  description: 'New session, the code sent, or why sign-in failed.',
  types: () =>
    [
      SupplierSignedIn,
      CodeSent,
      SecondFactorNeeded,
      InvalidInput,
      WrongEinFormat,
      UnknownEin,
      WrongCredentials,
      CodeNotSent,
      TooManyAttempts,
    ] as const,
});

const EnterSignInCodeResult = createUnionType({
  name: 'EnterSignInCodeResult',
  description: 'New session, or why the code was refused.',
  types: () =>
    [
      SupplierSignedIn,
      SecondFactorNeeded,
      InvalidInput,
      WrongCode,
      WrongCredentials,
      TooManyAttempts,
    ] as const,
});

/** Registration and sign-in of kitchens. */
@Resolver()
export class RegistrationResolver {
  @Visible(anyone)
  @Mutation(() => RegisterSupplierResult, {
    description: 'Registers a home kitchen; it signs in next and continues with its documents.',
  })
  registerSupplier(
    @Context() ctx: Ctx,
    @Arg('input', () => RegisterSupplierInput, { description: 'Kitchen.' }) input: RegisterSupplierInput,
  ): Promise<KitchenRegistered | Problem> {
    return registerSupplier(ctx, draftOf(input));
  }

  @Visible(ofViewer)
  @Mutation(() => SignInSupplierResult, {
    description: 'Signs in a kitchen by EIN and email, or emails it a code where one is required.',
  })
  signInSupplier(
    @Context() ctx: Ctx,
    @Arg('input', () => SignInSupplierInput, { description: 'Credentials.' }) input: SignInSupplierInput,
  ): Promise<SupplierSignedIn | CodeSent | SecondFactorNeeded | Problem> {
    return signInSupplier(ctx, input);
  }

  @Visible(ofViewer)
  @Mutation(() => EnterSignInCodeResult, { description: 'Signs in a kitchen by the code mailed to it.' })
  enterSignInCode(
    @Context() ctx: Ctx,
    @Arg('input', () => SignInCodeInput, { description: 'Code and its sign-in.' })
    input: SignInCodeInput,
  ): Promise<SupplierSignedIn | SecondFactorNeeded | Problem> {
    return enterSignInCode(ctx, input);
  }
}
