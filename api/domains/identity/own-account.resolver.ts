import { Arg, Ctx as Context, createUnionType, Mutation, Query, Resolver } from 'type-graphql';
import { signedIn } from '../../core/access/rules.ts';
import { Visible } from '../../core/access/visible.ts';
import { Language } from '../../core/graphql/language.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { InvalidInput, type Problem, TooManyAttempts } from '../../core/operation/problem.ts';
import { changePassword } from './change-password.ts';
import { ChangePasswordInput, ProfileInput } from './identity-inputs.ts';
import { FreshProofNeeded, WrongCredentials } from './identity-problems.ts';
import { PasswordChanged } from './password-changed.ts';
import { findLanguage, saveLanguage } from './save-language.ts';
import { signOutEverywhere } from './sessions/sign-out-everywhere.ts';
import { SignedOutEverywhere } from './sessions/signed-out-everywhere.ts';
import { updateProfile } from './update-profile.ts';
import { User } from './user.ts';

const UpdateProfileResult = createUnionType({
  name: 'UpdateProfileResult',
  description: 'Updated user, or why the profile was not changed.',
  types: () => [User, InvalidInput] as const,
});

const ChangePasswordResult = createUnionType({
  name: 'ChangePasswordResult',
  description: 'New session, or why the password was not changed.',
  types: () => [PasswordChanged, InvalidInput, WrongCredentials, FreshProofNeeded, TooManyAttempts] as const,
});

/** Changes of people to their own accounts. */
@Resolver()
export class OwnAccountResolver {
  @Visible(signedIn)
  @Mutation(() => UpdateProfileResult, { description: "Changes the viewer's name and phone number." })
  updateProfile(
    @Context() ctx: Ctx,
    @Arg('input', () => ProfileInput, { description: 'Name and phone number.' }) input: ProfileInput,
  ): Promise<User | Problem> {
    return updateProfile(ctx, input);
  }

  @Visible(signedIn)
  @Query(() => Language, {
    description: 'Returns the language in which the viewer gets emails and push notifications.',
  })
  messageLanguage(@Context() ctx: Ctx): Promise<Language> {
    return findLanguage(ctx);
  }

  @Visible(signedIn)
  @Mutation(() => Language, {
    description: 'Changes the language in which the viewer gets emails and push notifications.',
  })
  saveMessageLanguage(
    @Context() ctx: Ctx,
    @Arg('language', () => Language, { description: 'Language to use.' }) language: Language,
  ): Promise<Language> {
    return saveLanguage(ctx, language);
  }

  @Visible(signedIn)
  @Mutation(() => ChangePasswordResult, {
    description: "Changes the viewer's password; all sessions end and the viewer gets a new one.",
  })
  changePassword(
    @Context() ctx: Ctx,
    @Arg('input', () => ChangePasswordInput, { description: 'Both passwords.' }) input: ChangePasswordInput,
  ): Promise<PasswordChanged | Problem> {
    return changePassword(ctx, input);
  }

  @Visible(signedIn)
  @Mutation(() => SignedOutEverywhere, { description: 'Ends every session of the viewer.' })
  signOutEverywhere(@Context() ctx: Ctx): Promise<SignedOutEverywhere> {
    return signOutEverywhere(ctx, null);
  }
}
