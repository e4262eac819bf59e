import { LockMode } from '@mikro-orm/core';
import { maskedEmail } from '../../../../schema/rules/masked-email.ts';
import { signedIn } from '../../../core/access/rules.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { preparedOperation, type Work } from '../../../core/operation/operation.ts';
import { AlreadyDone, type Problem, TooManyAttempts } from '../../../core/operation/problem.ts';
import { viewerAsUser } from '../find-user.ts';
import { CodeNotSent } from '../identity-problems.ts';
import { limitTries } from '../signing-in/limit-tries.ts';
import { User } from '../user.ts';
import { ConfirmationLinkMailed } from './email-outcomes.ts';
import { requestEmailProof, secondsUntilNextLink } from './request-email-proof.ts';

/** An impatient reader who asks again too soon uses up no try of the day. */
const prepare = async (ctx: Ctx, _: null): Promise<Problem | { userId: string }> => {
  const { mail, vault, entityManager } = ctx.services;
  if (!mail.isRead) return new CodeNotSent(/*i18n*/ "We can't send email at the moment.");
  const { id, email, emailProvenAt } = (await viewerAsUser(ctx))!;
  if (emailProvenAt) return alreadyProven();
  const seconds = await secondsUntilNextLink(entityManager(), vault, email, ctx.now);
  if (seconds > 0) return new TooManyAttempts(seconds);
  const refused = await limitTries(ctx, [
    { kind: 'links mailed by account', key: id },
    { kind: 'links mailed by source', key: ctx.source },
  ]);
  return refused ?? { userId: id };
};

const perform = async (
  work: Work,
  { userId }: { userId: string },
): Promise<ConfirmationLinkMailed | Problem> => {
  // Locked, so that only one of several concurrent requests has a link mailed.
  const user = await work.em.findOneOrFail(User, userId, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (user.emailProvenAt) return alreadyProven();
  const seconds = await requestEmailProof(work, user);
  return seconds > 0 ? new TooManyAttempts(seconds) : new ConfirmationLinkMailed(maskedEmail(user.email));
};

const alreadyProven = () => new AlreadyDone(/*i18n*/ 'Your email is already confirmed.');

/** Mails the viewer another link that confirms the address of the account. */
export const mailConfirmationLink = preparedOperation(signedIn, prepare, perform);
