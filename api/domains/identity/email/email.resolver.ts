import { Arg, Ctx as Context, createUnionType, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { signedIn } from '../../../core/access/rules.ts';
import { anyone, Visible, withinReach } from '../../../core/access/visible.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { AlreadyDone, type Problem, TooManyAttempts } from '../../../core/operation/problem.ts';
import { CodeNotSent, EmailLinkInvalid } from '../identity-problems.ts';
import { User } from '../user.ts';
import type { UserRow } from '../user-columns.ts';
import { confirmEmail } from './confirm-email.ts';
import {
  AccountSecured,
  ConfirmationLinkMailed,
  EmailConfirmationQuestion,
  EmailConfirmed,
} from './email-outcomes.ts';
import { mailConfirmationLink } from './mail-confirmation-link.ts';

const ConfirmEmailResult = createUnionType({
  name: 'ConfirmEmailResult',
  description: 'Outcome for the account, the question to answer first, or why the link does not work.',
  types: () =>
    [EmailConfirmed, EmailConfirmationQuestion, AccountSecured, EmailLinkInvalid, TooManyAttempts] as const,
});

const MailConfirmationLinkResult = createUnionType({
  name: 'MailConfirmationLinkResult',
  description: 'Confirmation that a link was mailed, or why none was.',
  types: () => [ConfirmationLinkMailed, AlreadyDone, CodeNotSent, TooManyAttempts] as const,
});

/** Proof that people read the mailbox of their address. */
@Resolver(() => User)
export class EmailResolver {
  @Visible(withinReach)
  @FieldResolver(() => Boolean, {
    description: 'Whether the person has shown that they read the mailbox of this address.',
  })
  isEmailProven(@Root() { emailProvenAt }: Pick<User, 'emailProvenAt'> | UserRow): boolean {
    return Boolean(emailProvenAt);
  }

  @Visible(anyone)
  @Mutation(() => ConfirmEmailResult, {
    description: 'Confirms the address of an account by a mailed link, once and within 3 days.',
  })
  confirmEmail(
    @Context() ctx: Ctx,
    @Arg('token', () => String, { description: 'Part of the link after the #.' }) token: string,
    @Arg('openedAccount', () => Boolean, {
      nullable: true,
      description:
        'Whether the reader says that they opened the account; null until they were asked. False secures it.',
    })
    openedAccount: boolean | null,
  ): Promise<EmailConfirmed | EmailConfirmationQuestion | AccountSecured | Problem> {
    return confirmEmail(ctx, { token, openedAccount: openedAccount ?? null });
  }

  @Visible(signedIn)
  @Mutation(() => MailConfirmationLinkResult, {
    description: 'Mails the viewer a link that confirms their address, at most one in 10 minutes.',
  })
  mailConfirmationLink(@Context() ctx: Ctx): Promise<ConfirmationLinkMailed | Problem> {
    return mailConfirmationLink(ctx, null);
  }
}
