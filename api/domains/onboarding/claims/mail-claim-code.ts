import { sql as fragment } from 'kysely';
import { mailedCodeMinutes } from '../../../../schema/rules/mailed-code.ts';
import { email as emailRule } from '../../../../schema/rules/text.ts';
import { everybody } from '../../../core/access/rules.ts';
import { within } from '../../../core/limits/within.ts';
import { checked } from '../../../core/operation/checked.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { operation } from '../../../core/operation/operation.ts';
import { InvalidInput, type Problem, TooManyAttempts } from '../../../core/operation/problem.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { newIdentifier } from '../../../core/values/identifier.ts';
import type { EmailDraft } from '../../emails/email-draft.ts';
import { formsOf } from '../../emails/render-email.ts';
import { CodeNotSent } from '../../identity/identity-problems.ts';
import { limitTries } from '../../identity/signing-in/limit-tries.ts';
import { MailedCode, mailedCodeMilliseconds } from '../../identity/signing-in/mailed-code.ts';
import { dashedCode, newMailedCode } from '../../identity/signing-in/new-mailed-code.ts';
import { claimAddressHash, claimCodeHash } from './claim-code.ts';
import { ClaimCodeMailed } from './claim-outcomes.ts';

/** Longer than any responsive mail server takes. */
const patienceMs = 30_000;
const whenBusySeconds = 30;
/** An address gets at most one email in this time. */
const betweenEmails = 10 * 60_000;

/** Emails a code that proves the address of a claimant. An address gets at most one in ten minutes. */
export const mailClaimCode = async (ctx: Ctx, typed: string): Promise<ClaimCodeMailed | Problem> => {
  const email = checked(emailRule, typed, 'email');
  if (email instanceof InvalidInput) return email;
  if (!ctx.services.mail.isRead) return new CodeNotSent();
  const refused = await limitTries(ctx, [{ kind: 'codes asked for by source', key: ctx.source }]);
  if (refused) return refused;
  const starts = ctx.services.background.start('mail a claim code', ctx.requestId, () =>
    mailCode(ctx, email),
  );
  return starts ? new ClaimCodeMailed() : new TooManyAttempts(whenBusySeconds);
};

const lockAddress = query({}, (on, { address }: Given<{ address: string }>) =>
  on.selectNoFrom(fragment<unknown>`pg_advisory_xact_lock(hashtextextended(${address}, 0))`.as('locked')),
);

const issueCode = operation(everybody, async ({ ctx, em, sql, now }, email: string) => {
  const { vault } = ctx.services;
  const address = claimAddressHash(vault, email);
  // There is no account to lock, so that only one of several concurrent requests issues a code.
  await lockAddress.all(sql, { address });
  const since = new Date(now.getTime() - betweenEmails);
  if ((await em.count(MailedCode, { address, issuedAt: { $gt: since } })) > 0) return undefined;
  const code = newMailedCode();
  em.create(MailedCode, {
    id: newIdentifier(now),
    address,
    codeHash: claimCodeHash(vault, email, code),
    issuedAt: now,
    expiresAt: new Date(now.getTime() + mailedCodeMilliseconds),
  });
  return code;
});

const mailCode = async (ctx: Ctx, email: string): Promise<void> => {
  const code = await issueCode(ctx, email);
  if (!code) return;
  const draft = draftOf(code);
  await within(ctx.services.mail.send({ to: email, subject: draft.title, ...formsOf(draft) }), patienceMs);
};

/** Contains no user input: the person who asks for it may be a stranger to its reader. */
const draftOf = (code: string): EmailDraft => ({
  language: 'en',
  title: 'Your code to claim an EIN',
  greeting: 'Hello,',
  code: dashedCode(code),
  paragraphs: [
    `Someone wants to claim an EIN on Tiffin with this address. If it is you, enter the code where you asked for it. It works once, for ${mailedCodeMinutes} minutes.`,
    'If it is not you, you can ignore this email. Do not share the code: our team never asks for it.',
  ],
});
