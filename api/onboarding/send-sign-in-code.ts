import { signInCodeMinutes } from '../../schema/constants.ts';
import type { Ctx } from '../core/ctx.ts';
import { type Draft, formsOf } from '../core/letter/draft.ts';
import { TooManyAttempts } from '../core/problem.ts';
import { issueSignInCode } from '../identity/issue-sign-in-code.ts';
import { CodeSent } from './code-sent.ts';
import { CodeNotSent } from './entry-problems.ts';

interface Recipient {
  userId: string;
  email: string;
  kitchenName: string;
}

/** Mails a code to the registered address. The letter leaves outside of any transaction. */
export const sendSignInCode = async (ctx: Ctx, { userId, email, kitchenName }: Recipient) => {
  const wait = await ctx.services.attempts.take([{ kind: 'codes sent by account', key: userId }]);
  if (wait > 0) return new TooManyAttempts(wait);
  const { signInId, code } = await issueSignInCode(ctx, userId);
  try {
    const draft = letter(kitchenName, code);
    await ctx.services.mail.send({ to: email, subject: draft.title, ...formsOf(draft) });
  } catch {
    return new CodeNotSent();
  }
  return new CodeSent(signInId);
};

const letter = (kitchenName: string, code: string): Draft => ({
  title: 'Your sign-in code',
  greeting: `Hello ${kitchenName},`,
  code,
  paragraphs: [
    `It is good for ${signInCodeMinutes} minutes and for the window in which you asked for it.`,
    'If it was not you who asked, somebody knows your EIN and your email address. Without this code they cannot get in; please tell nobody what it is.',
  ],
});
