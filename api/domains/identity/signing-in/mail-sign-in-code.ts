import { mailedCodeMinutes } from '../../../../schema/rules/mailed-code.ts';
import { email as emailRule } from '../../../../schema/rules/text.ts';
import { isOverdue, within } from '../../../core/limits/within.ts';
import { checked } from '../../../core/operation/checked.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { InvalidInput, type Problem, TooManyAttempts } from '../../../core/operation/problem.ts';
import type { EmailDraft } from '../../emails/email-draft.ts';
import { formsOf } from '../../emails/render-email.ts';
import { sayIn } from '../../sentences/say.ts';
import { CodeNotSent } from '../identity-problems.ts';
import { type IssuedCode, issueMailedCode } from './issue-mailed-code.ts';
import { limitTries } from './limit-tries.ts';
import { MailedCode } from './mailed-code.ts';
import { dashedCode } from './new-mailed-code.ts';
import { SignInCodeMailed } from './sign-in-code-mailed.ts';

/** Longer than any responsive mail server takes. */
const patienceMs = 30_000;
const whenBusySeconds = 30;

/**
 * Emails a sign-in code to an address, if it has an account. The response is sent before the account is looked up, so
 * that neither its content nor its timing reveals whether there is one.
 */
export const mailSignInCode = async (ctx: Ctx, typed: string): Promise<SignInCodeMailed | Problem> => {
  const email = checked(emailRule, typed, 'email');
  if (email instanceof InvalidInput) return email;
  if (!ctx.services.mail.isRead) return new CodeNotSent();
  const refused = await limitTries(ctx, [{ kind: 'codes asked for by source', key: ctx.source }]);
  if (refused) return refused;
  const starts = ctx.services.background.start('mail a sign-in code', ctx.requestId, () =>
    mailCode(ctx, email),
  );
  return starts ? new SignInCodeMailed() : new TooManyAttempts(whenBusySeconds);
};

const mailCode = async (ctx: Ctx, email: string): Promise<void> => {
  const issued = await issueMailedCode(ctx, email);
  if (!issued) return;
  const { clock, entityManager, mail } = ctx.services;
  const draft = draftOf(issued);
  try {
    await within(mail.send({ to: email, subject: draft.title, ...formsOf(draft) }), patienceMs);
  } catch (error) {
    // A slow mail server may still send it, and then the code must work. Otherwise the next request sends one.
    if (!isOverdue(error)) {
      await entityManager().nativeDelete(MailedCode, { id: issued.id });
      return;
    }
  }
  await entityManager().nativeUpdate(MailedCode, { id: issued.id }, { mailedAt: clock() });
};

/** Contains no user input: the person who requests the email may be a stranger to its reader. */
const draftOf = ({ code, language }: IssuedCode): EmailDraft => {
  const words = sayIn(language);
  return {
    language,
    title: words('Your Tiffin code'),
    greeting: words('Hello,'),
    code: dashedCode(code),
    paragraphs: [
      words(
        'It signs you in or sets a new password, once, for {0} minutes. Enter it on the screen where you asked for it.',
        mailedCodeMinutes,
      ),
      words(
        'If you did not ask for it, you can ignore this email. Do not share the code: our team never asks for it.',
      ),
    ],
  };
};
