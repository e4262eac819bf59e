import { timingSafeEqual } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import { type EmailChangeEntry, emailChangeEntry } from '../../../../schema/rules/email-change.ts';
import { signedIn } from '../../../core/access/rules.ts';
import { checked } from '../../../core/operation/checked.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { NotSignedIn } from '../../../core/operation/failures.ts';
import { preparedOperation, type Work } from '../../../core/operation/operation.ts';
import { InvalidInput, type Problem } from '../../../core/operation/problem.ts';
import { type Given, query, type RowOf } from '../../../core/query/query.ts';
import { AccountEvent } from '../account-event.ts';
import { claimAddress } from '../claim-address.ts';
import { expireEmailProofs } from '../email/expire-email-proofs.ts';
import { viewerAsUser } from '../find-user.ts';
import { WrongCode } from '../identity-problems.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { renewSession } from '../sessions/open-session.ts';
import { proveCounted } from '../signing-in/prove-within-limits.ts';
import { forgetOtherClients } from '../signing-in/recognize-client.ts';
import { SignInCode } from '../signing-in/sign-in-code.ts';
import { User } from '../user.ts';
import { changeCodeHash } from './change-code-hash.ts';
import { EmailChange } from './email-change.ts';
import { EmailChanged } from './email-change-outcomes.ts';
import { EmailWasChanged } from './email-was-changed.ts';

interface Proven {
  changeId: string;
  newEmail: string;
  formerEmail: string;
}

/** Counted before the comparison and whatever follows, so that concurrent tries do not exceed the limit. */
const countTry = query({ EmailChange }, (on, { userId, now }: Given<{ userId: string; now: Date }>) =>
  on
    .updateTable('EmailChange')
    .set(change => ({ triesLeft: change('triesLeft', '-', 1) }))
    .where('userId', '=', userId)
    .where('changedAt', 'is', null)
    .where('triesLeft', '>', 0)
    .where('expiresAt', '>', now)
    .returning(['id', 'newCodeHash', 'oldCodeHash']),
);

const prepare = async (ctx: Ctx, entry: EmailChangeEntry): Promise<Proven | Problem> => {
  const entered = checked(emailChangeEntry, entry);
  if (entered instanceof InvalidInput) return entered;
  return proveCounted(ctx, [{ kind: 'codes entered by source', key: ctx.source }], async () => {
    const { id, email } = (await viewerAsUser(ctx))!;
    const change = await countTry.first(ctx.sql, { userId: id, now: ctx.now });
    const wrong = change ? wrongField(ctx, { id, email }, entered, change) : 'newCode';
    if (!wrong) return { changeId: change!.id, newEmail: entered.newEmail, formerEmail: email };
    ctx.noteSecurity('code refused', {});
    return new WrongCode(wrong);
  });
};

const wrongField = (
  ctx: Ctx,
  { id, email }: Pick<User, 'id' | 'email'>,
  { newEmail, newCode, oldCode }: EmailChangeEntry,
  change: NonNullable<RowOf<typeof countTry>>,
): 'newCode' | 'oldCode' | undefined => {
  const { vault } = ctx.services;
  const isRight = (stored: string, address: string, code: string) =>
    timingSafeEqual(Buffer.from(stored), Buffer.from(changeCodeHash(vault, id, address, code)));
  if (change.oldCodeHash && !isRight(change.oldCodeHash, email, oldCode ?? '')) return 'oldCode';
  return isRight(change.newCodeHash, newEmail, newCode) ? undefined : 'newCode';
};

const perform = async (work: Work, proven: Proven): Promise<EmailChanged | Problem> => {
  const { em, sql, now } = work;
  const { sessionId, userId } = work.viewer.session!;
  const { changeId, newEmail, formerEmail } = proven;
  // Of several concurrent requests the first uses the codes.
  const user = await em.findOneOrFail(User, userId, { lockMode: LockMode.PESSIMISTIC_WRITE });
  const change = await em.findOne(EmailChange, { id: changeId, changedAt: null });
  if (!change || user.email !== formerEmail) return new WrongCode('newCode');
  // Someone registered with the address meanwhile. Taken addresses get no code, so this is the same answer.
  if (!(await claimAddress(sql, { email: newEmail, role: user.role }))) return new WrongCode('newCode');
  const wasProven = Boolean(user.emailProvenAt);
  Object.assign(user, { email: newEmail, emailProvenAt: now });
  await em.flush();
  await noteFormerAddress(work, change, wasProven ? formerEmail : null);
  const sessionsEnded = await endSessions(work, userId, sessionId);
  await forgetOtherClients(work, userId);
  await expireEmailProofs(work, userId);
  await em.nativeDelete(SignInCode, { userId });
  const renewed = await renewSession(work, user, sessionId);
  if (!renewed) throw new NotSignedIn();
  work.record(new AccountEvent('EMAIL_CHANGED', user, { sessionsEnded }));
  return new EmailChanged(sessionsEnded, renewed);
};

/** The notice is sent by a job, so that no crash loses it. An address that was never proven gets none. */
const noteFormerAddress = async (
  { ctx, em, now, record }: Work,
  change: EmailChange,
  email: string | null,
) => {
  if (email === null) {
    await em.nativeDelete(EmailChange, { id: change.id });
    return;
  }
  const { vault } = ctx.services;
  Object.assign(change, {
    changedAt: now,
    triesLeft: 0,
    formerEmailSealed: vault.seal(email, change.userId),
  });
  record(new EmailWasChanged(change.userId));
};

/** Changes the viewer's address by the codes that were mailed. All other sessions end, and this one is renewed. */
export const changeEmail = preparedOperation(signedIn, prepare, perform);
