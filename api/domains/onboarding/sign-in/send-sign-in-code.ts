import { signInCodeMinutes } from '../../../../schema/constants.ts';
import type { Language } from '../../../../schema/languages.ts';
import { isOverdue, within } from '../../../core/limits/within.ts';
import type { Attempt } from '../../../core/operation/attempt-limiter.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import type { EmailDraft } from '../../emails/email-draft.ts';
import { formsOf } from '../../emails/render-email.ts';
import { CodeNotSent } from '../../identity/identity-problems.ts';
import { languageOf } from '../../identity/language-of.ts';
import { issueSignInCode } from '../../identity/signing-in/issue-sign-in-code.ts';
import { limitTries } from '../../identity/signing-in/limit-tries.ts';
import { recognizeClient } from '../../identity/signing-in/recognize-client.ts';
import { sayIn } from '../../sentences/say.ts';
import { CodeSent } from './code-sent.ts';

/** How long a sign-in waits for the mail server. */
const patienceMs = 4500;

interface Recipient {
  userId: string;
  email: string;
}

/** Emails a code to the registered address, outside of any transaction. */
export const sendSignInCode = async (ctx: Ctx, { userId, email }: Recipient) => {
  const mails = await mailsOf(ctx, userId);
  const refused = await limitTries(ctx, mails);
  if (refused) return refused;
  const { signInId, code } = await issueSignInCode(ctx, userId);
  try {
    const draft = emailWith(code, await languageOf(ctx.sql, userId));
    const sent = ctx.services.mail.send({ to: email, subject: draft.title, ...formsOf(draft) });
    await within(sent, patienceMs);
  } catch (error) {
    // A slow mail server may still send it, so the code counts; otherwise a stranger could trigger any number of
    // emails.
    if (!isOverdue(error)) await ctx.services.attempts.giveBack(mails);
    return new CodeNotSent();
  }
  return new CodeSent(signInId);
};

/** Strangers who know EIN and email share a limit; a recognized client of the kitchen has its own. */
const mailsOf = async (ctx: Ctx, userId: string): Promise<Attempt[]> => {
  const { device, isUsualSource } = await recognizeClient(ctx, userId);
  const bySource = { kind: 'codes sent by account and source', key: `${userId} ${ctx.source}` };
  if (device) return [{ kind: 'codes sent to a known device', key: device }];
  return isUsualSource ? [bySource] : [bySource, { kind: 'codes sent by account', key: userId }];
};

/** Contains no name: the person who typed it may be a stranger to the reader. */
const emailWith = (code: string, language: Language): EmailDraft => {
  const words = sayIn(language);
  return {
    language,
    title: words('Your sign-in code'),
    greeting: words('Hello,'),
    code,
    paragraphs: [
      words('It works for {0} minutes, in the browser window where you asked for it.', signInCodeMinutes),
      words(
        "If you didn't ask for it, someone knows your EIN and your email address. Without this code they cannot get in, so don't share it with anyone.",
      ),
    ],
  };
};
