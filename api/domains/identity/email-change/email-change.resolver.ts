import { Arg, Ctx as Context, createUnionType, Field, InputType, Mutation, Resolver } from 'type-graphql';
import { signedIn } from '../../../core/access/rules.ts';
import { Visible } from '../../../core/access/visible.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { InvalidInput, type Problem, TooManyAttempts } from '../../../core/operation/problem.ts';
import { CodeNotSent, FreshProofNeeded, WrongCode } from '../identity-problems.ts';
import { changeEmail } from './change-email.ts';
import { EmailChanged, EmailChangeStarted } from './email-change-outcomes.ts';
import { startEmailChange } from './start-email-change.ts';

@InputType({ description: 'Codes that were mailed for a change of address.' })
export class ChangeEmailInput {
  @Field(() => String, { description: 'New address; its case does not matter.' })
  newEmail!: string;

  @Field(() => String, { description: 'Code from the new address; case, spaces and the dash do not matter.' })
  newCode!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Code from the current address; null when none was mailed there.',
  })
  oldCode?: string | null;
}

const StartEmailChangeResult = createUnionType({
  name: 'StartEmailChangeResult',
  description: 'Confirmation that codes are on their way, or why none were mailed.',
  types: () => [EmailChangeStarted, InvalidInput, FreshProofNeeded, CodeNotSent, TooManyAttempts] as const,
});

const ChangeEmailResult = createUnionType({
  name: 'ChangeEmailResult',
  description: 'New session, or why the address was not changed.',
  types: () => [EmailChanged, InvalidInput, WrongCode, TooManyAttempts] as const,
});

/** Changes of people's own addresses. */
@Resolver()
export class EmailChangeResolver {
  @Visible(signedIn)
  @Mutation(() => StartEmailChangeResult, {
    description:
      'Mails the codes that change the address of the viewer, at most five times a day. The response is the same if the new address is taken.',
  })
  startEmailChange(
    @Context() ctx: Ctx,
    @Arg('newEmail', () => String, { description: 'New address; its case does not matter.' })
    newEmail: string,
  ): Promise<EmailChangeStarted | Problem> {
    return startEmailChange(ctx, newEmail);
  }

  @Visible(signedIn)
  @Mutation(() => ChangeEmailResult, {
    description:
      'Changes the address of the viewer by the mailed codes, once and within 15 minutes; all sessions end and the viewer gets a new one.',
  })
  changeEmail(
    @Context() ctx: Ctx,
    @Arg('input', () => ChangeEmailInput, { description: 'New address and the codes.' })
    input: ChangeEmailInput,
  ): Promise<EmailChanged | Problem> {
    return changeEmail(ctx, { ...input, oldCode: input.oldCode ?? '' });
  }
}
