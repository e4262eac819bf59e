import { Arg, Ctx as Context, createUnionType, ID, Mutation, Query, Resolver } from 'type-graphql';
import { settingUpFactors } from '../../../core/access/rules.ts';
import { Visible } from '../../../core/access/visible.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { InvalidInput, type Problem, TooManyAttempts } from '../../../core/operation/problem.ts';
import { EmailNotProven, FreshProofNeeded, WrongCode } from '../identity-problems.ts';
import { confirmAuthenticator } from './authenticators/confirm-authenticator.ts';
import { removeAuthenticator } from './authenticators/remove-authenticator.ts';
import { AuthenticatorStarted, startAuthenticator } from './authenticators/start-authenticator.ts';
import { findSecondFactor } from './find-second-factor.ts';
import { addPasskey } from './passkeys/add-passkey.ts';
import { Passkey } from './passkeys/passkey.ts';
import { removePasskey } from './passkeys/remove-passkey.ts';
import { renamePasskey } from './passkeys/rename-passkey.ts';
import { PasskeyStarted, startPasskey } from './passkeys/start-passkey.ts';
import { createRecoveryCodes } from './recovery-codes/create-recovery-codes.ts';
import { RecoveryCodesCreated, SecondFactor, SecondFactorAdded } from './second-factor.ts';
import { AddPasskeyInput, RenamePasskeyInput } from './second-factor-inputs.ts';
import {
  ChallengeExpired,
  LastSecondFactor,
  NoSecondFactor,
  PasskeyNotFound,
  PasskeyRefused,
  PasskeyTaken,
  TooManyPasskeys,
} from './second-factor-problems.ts';

const StartPasskeyResult = createUnionType({
  name: 'StartPasskeyResult',
  description: 'Options for the browser, or why no passkey can be added.',
  types: () => [PasskeyStarted, TooManyPasskeys, EmailNotProven, FreshProofNeeded, TooManyAttempts] as const,
});

const AddPasskeyResult = createUnionType({
  name: 'AddPasskeyResult',
  description: 'Second factors with the new passkey, or why it was not added.',
  types: () =>
    [
      SecondFactorAdded,
      InvalidInput,
      PasskeyRefused,
      PasskeyTaken,
      TooManyPasskeys,
      ChallengeExpired,
      EmailNotProven,
      FreshProofNeeded,
    ] as const,
});

const RenamePasskeyResult = createUnionType({
  name: 'RenamePasskeyResult',
  description: 'Renamed passkey, or why it was not renamed.',
  types: () => [Passkey, InvalidInput, PasskeyNotFound] as const,
});

const RemovePasskeyResult = createUnionType({
  name: 'RemovePasskeyResult',
  description: 'Second factors that are left, or why nothing was removed.',
  types: () => [SecondFactor, PasskeyNotFound, LastSecondFactor, FreshProofNeeded, TooManyAttempts] as const,
});

const StartAuthenticatorResult = createUnionType({
  name: 'StartAuthenticatorResult',
  description: 'Secret for the app, or why there is none.',
  types: () => [AuthenticatorStarted, EmailNotProven, FreshProofNeeded, TooManyAttempts] as const,
});

const ConfirmAuthenticatorResult = createUnionType({
  name: 'ConfirmAuthenticatorResult',
  description: 'Second factors with the new app, or why it was not added.',
  types: () =>
    [SecondFactorAdded, InvalidInput, WrongCode, EmailNotProven, FreshProofNeeded, TooManyAttempts] as const,
});

const RemoveAuthenticatorResult = createUnionType({
  name: 'RemoveAuthenticatorResult',
  description: 'Second factors that are left, or why nothing was removed.',
  types: () => [SecondFactor, NoSecondFactor, LastSecondFactor, FreshProofNeeded, TooManyAttempts] as const,
});

const CreateRecoveryCodesResult = createUnionType({
  name: 'CreateRecoveryCodesResult',
  description: 'Recovery codes, or why none were created.',
  types: () => [RecoveryCodesCreated, NoSecondFactor, FreshProofNeeded, TooManyAttempts] as const,
});

/** Second factors of the viewer's account. Open to sessions that may do nothing else. */
@Resolver()
export class SecondFactorResolver {
  @Visible(settingUpFactors)
  @Query(() => SecondFactor, { description: "Second factors of the viewer's account." })
  secondFactor(@Context() ctx: Ctx): Promise<SecondFactor> {
    return findSecondFactor(ctx);
  }

  @Visible(settingUpFactors)
  @Mutation(() => StartPasskeyResult, { description: 'Begins to add a passkey. Needs a fresh proof.' })
  startPasskey(@Context() ctx: Ctx): Promise<PasskeyStarted | Problem> {
    return startPasskey(ctx, null);
  }

  @Visible(settingUpFactors)
  @Mutation(() => AddPasskeyResult, {
    description: "Adds the passkey that the viewer's browser made. Needs a fresh proof.",
  })
  addPasskey(
    @Context() ctx: Ctx,
    @Arg('input', () => AddPasskeyInput, { description: 'Passkey.' }) input: AddPasskeyInput,
  ): Promise<SecondFactorAdded | Problem> {
    return addPasskey(ctx, input);
  }

  @Visible(settingUpFactors)
  @Mutation(() => RenamePasskeyResult, { description: 'Renames a passkey of the viewer.' })
  renamePasskey(
    @Context() ctx: Ctx,
    @Arg('input', () => RenamePasskeyInput, { description: 'Passkey and name.' }) input: RenamePasskeyInput,
  ): Promise<Passkey | Problem> {
    return renamePasskey(ctx, input);
  }

  @Visible(settingUpFactors)
  @Mutation(() => RemovePasskeyResult, {
    description: 'Removes a passkey of the viewer. Needs a fresh proof.',
  })
  removePasskey(
    @Context() ctx: Ctx,
    @Arg('passkeyId', () => ID, { description: 'ID of the passkey.' }) passkeyId: string,
  ): Promise<SecondFactor | Problem> {
    return removePasskey(ctx, { passkeyId });
  }

  @Visible(settingUpFactors)
  @Mutation(() => StartAuthenticatorResult, {
    description: 'Begins to add an authenticator app. Needs a fresh proof.',
  })
  startAuthenticator(@Context() ctx: Ctx): Promise<AuthenticatorStarted | Problem> {
    return startAuthenticator(ctx, null);
  }

  @Visible(settingUpFactors)
  @Mutation(() => ConfirmAuthenticatorResult, {
    description:
      'Completes adding an authenticator app, in the place of an earlier one. Needs a fresh proof.',
  })
  confirmAuthenticator(
    @Context() ctx: Ctx,
    @Arg('code', () => String, { description: 'Current code of the app.' }) code: string,
  ): Promise<SecondFactorAdded | Problem> {
    return confirmAuthenticator(ctx, code);
  }

  @Visible(settingUpFactors)
  @Mutation(() => RemoveAuthenticatorResult, {
    description: "Removes the viewer's authenticator app. Needs a fresh proof.",
  })
  removeAuthenticator(@Context() ctx: Ctx): Promise<SecondFactor | Problem> {
    return removeAuthenticator(ctx, null);
  }

  @Visible(settingUpFactors)
  @Mutation(() => CreateRecoveryCodesResult, {
    description: 'Creates new recovery codes; earlier ones no longer work. Needs a fresh proof.',
  })
  createRecoveryCodes(@Context() ctx: Ctx): Promise<RecoveryCodesCreated | Problem> {
    return createRecoveryCodes(ctx, null);
  }
}
