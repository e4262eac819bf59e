import { languageOfCode } from '../../../../schema/languages.ts';
import { email as emailRule } from '../../../../schema/rules/text.ts';
import type { Role } from '../../../core/access/role.ts';
import { signedIn } from '../../../core/access/rules.ts';
import { within } from '../../../core/limits/within.ts';
import { checked } from '../../../core/operation/checked.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { preparedOperation, type Work } from '../../../core/operation/operation.ts';
import { InvalidInput, type Problem, TooManyAttempts } from '../../../core/operation/problem.ts';
import { newIdentifier } from '../../../core/values/identifier.ts';
import type { EmailDraft } from '../../emails/email-draft.ts';
import { formsOf } from '../../emails/render-email.ts';
import { isAddressTaken } from '../claim-address.ts';
import { needsFreshProof } from '../fresh-proof/needs-fresh-proof.ts';
import { CodeNotSent } from '../identity-problems.ts';
import { limitTries } from '../signing-in/limit-tries.ts';
import { newMailedCode } from '../signing-in/new-mailed-code.ts';
import { User } from '../user.ts';
import { changeCodeHash, countedAddress } from './change-code-hash.ts';
import { changeMilliseconds, EmailChange, triesAllowed } from './email-change.ts';
import { newAddressDraft, oldAddressDraft } from './email-change-drafts.ts';
import { EmailChangeStarted } from './email-change-outcomes.ts';

/** Longer than any responsive mail server takes. */
const patienceMs = 30_000;
const whenBusySeconds = 30;

const prepare = async (ctx: Ctx, typed: string): Promise<{ newEmail: string } | Problem> => {
  const newEmail = checked(emailRule, typed, 'newEmail');
  if (newEmail instanceof InvalidInput) return newEmail;
  if (!ctx.services.mail.isRead) return new CodeNotSent();
  const stale = needsFreshProof(ctx);
  if (stale) return stale;
  const refused = await limitTries(ctx, [
    { kind: 'email changes by account', key: ctx.viewer.userId },
    { kind: 'codes asked for by source', key: ctx.source },
  ]);
  return refused ?? { newEmail };
};

const perform = async (
  { ctx, em, viewer, now }: Work,
  { newEmail }: { newEmail: string },
): Promise<EmailChangeStarted | Problem> => {
  const { vault, background } = ctx.services;
  const user = await em.findOneOrFail(User, viewer.userId);
  if (user.email === newEmail) return new InvalidInput(/*i18n*/ 'This is your email already.', 'newEmail');
  if (user.configuredPasswordHash) return new InvalidInput(configuredAddress, 'newEmail');
  const codes = { new: newMailedCode(), old: user.emailProvenAt ? newMailedCode() : null };
  // A new change replaces the one before; a notice that is still to be sent stays.
  await em.nativeDelete(EmailChange, { userId: user.id, changedAt: null });
  em.create(EmailChange, {
    id: newIdentifier(now),
    userId: user.id,
    newCodeHash: changeCodeHash(vault, user.id, newEmail, codes.new),
    oldCodeHash: codes.old && changeCodeHash(vault, user.id, user.email, codes.old),
    triesLeft: triesAllowed,
    attempts: 0,
    createdAt: now,
    expiresAt: new Date(now.getTime() + changeMilliseconds),
  });
  await em.flush();
  const { role, email } = user;
  const language = languageOfCode(user.language);
  const starts = background.start('mail codes of an email change', ctx.requestId, async () => {
    const sent = [
      mailToNewAddress(ctx, role, newEmail, newAddressDraft(codes.new, language)),
      ...(codes.old ? [send(ctx, email, oldAddressDraft(codes.old, language))] : []),
    ];
    await Promise.allSettled(sent);
  });
  return starts ? new EmailChangeStarted(codes.old !== null) : new TooManyAttempts(whenBusySeconds);
};

const configuredAddress = 'The address of this account is set where the server runs, as ADMIN_EMAIL.';

/** After the answer, which is the same for a taken address; that gets nothing, so its code cannot be entered. */
const mailToNewAddress = async (ctx: Ctx, role: Role, newEmail: string, draft: EmailDraft): Promise<void> => {
  const { sql, vault } = ctx.services;
  const isTaken = await isAddressTaken(sql, { email: newEmail, role });
  const key = countedAddress(vault, newEmail);
  const refused = await limitTries(ctx, [{ kind: 'change codes by address', key }]);
  if (!isTaken && !refused) await send(ctx, newEmail, draft);
};

const send = (ctx: Ctx, to: string, draft: EmailDraft): Promise<void> =>
  within(ctx.services.mail.send({ to, subject: draft.title, ...formsOf(draft) }), patienceMs);

/**
 * Begins to change the viewer's address: mails a code to the new one and, if it is proven, one to the current one. Both
 * are needed, so that neither a stranger at an open session nor a mistyped address takes the account away.
 */
export const startEmailChange = preparedOperation(signedIn, prepare, perform);
