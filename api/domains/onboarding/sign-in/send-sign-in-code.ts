import { signInCodeMinutes } from '../../../../schema/constants.ts';
import type { Attempt, Ctx } from '../../../core/ctx.ts';
import { type Draft, formsOf } from '../../../core/letter/draft.ts';
import { isOverdue, within } from '../../../core/within.ts';
import { issueSignInCode } from '../../identity/signing-in/issue-sign-in-code.ts';
import { limitTries } from '../../identity/signing-in/limit-tries.ts';
import { recognizeClient } from '../../identity/signing-in/recognize-client.ts';
import { CodeNotSent } from '../registration/registration-problems.ts';
import { CodeSent } from './code-sent.ts';

/** How long somebody who signs in waits for the mail server. */
const patienceMs = 4500;

interface Recipient {
  userId: string;
  email: string;
  kitchenName: string;
}

/** Mails a code to the registered address. The letter leaves outside of any transaction. */
export const sendSignInCode = async (ctx: Ctx, { userId, email, kitchenName }: Recipient) => {
  const mails = await mailsOf(ctx, userId);
  const refused = await limitTries(ctx, mails);
  if (refused) return refused;
  const { signInId, code } = await issueSignInCode(ctx, userId);
  try {
    const draft = letter(kitchenName, code);
    const sent = ctx.services.mail.send({ to: email, subject: draft.title, ...formsOf(draft) });
    await within(sent, patienceMs);
  } catch (error) {
    // A slow mail server may send it yet: such a code counts, or a stranger could have any number of them sent.
    if (!isOverdue(error)) await ctx.services.attempts.giveBack(mails);
    return new CodeNotSent();
  }
  return new CodeSent(signInId);
};

/** Strangers who know EIN and email share a few; a client the kitchen signed in on before has some of its own. */
const mailsOf = async (ctx: Ctx, userId: string): Promise<Attempt[]> => {
  const { device, isUsualSource } = await recognizeClient(ctx, userId);
  const bySource = { kind: 'codes sent by account and source', key: `${userId} ${ctx.source}` };
  if (device) return [{ kind: 'codes sent to a known device', key: device }];
  return isUsualSource ? [bySource] : [bySource, { kind: 'codes sent by account', key: userId }];
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
