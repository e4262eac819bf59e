import { LockMode } from '@mikro-orm/core';
import { type Language, languageOfCode } from '../../../../schema/languages.ts';
import { everybody } from '../../../core/access/rules.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import { newIdentifier } from '../../../core/values/identifier.ts';
import { User } from '../user.ts';
import { MailedCode, mailedCodeMilliseconds } from './mailed-code.ts';
import { addressHash, mailedCodeHash } from './mailed-code-hash.ts';
import { newMailedCode } from './new-mailed-code.ts';

const minutes = 60_000;

/** An address gets at most one email in this time. */
const betweenEmails = 10 * minutes;
/** A code issued but not mailed after this time belongs to a process that died. */
const mailedWithin = 1 * minutes;

export interface IssuedCode {
  id: string;
  code: string;
  /** Language of the account; an address may have several. */
  language: Language;
}

const isMailedRecently = async ({ em, now }: Work, address: string): Promise<boolean> => {
  const since = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const recent = await em.count(MailedCode, {
    address,
    $or: [
      { mailedAt: { $gt: since(betweenEmails) } },
      { mailedAt: null, issuedAt: { $gt: since(mailedWithin) } },
    ],
  });
  return recent > 0;
};

/** Issues a code for the accounts of an address; undefined when there is none, or it was mailed a code recently. */
export const issueMailedCode = operation(
  everybody,
  async (work, email: string): Promise<IssuedCode | undefined> => {
    const { ctx, em, now } = work;
    const { vault } = ctx.services;
    // Locked, so that only one of several concurrent requests issues a code.
    const accounts = await em.find(
      User,
      { email, disabledAt: null },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    const address = addressHash(vault, email);
    // Queried for unknown addresses too, so that the time of an immediate second request reveals nothing.
    const isTooSoon = await isMailedRecently(work, address);
    if (accounts.length === 0 || isTooSoon) return undefined;
    const language = languageOfCode(accounts[0]!.language);
    const issued = { id: newIdentifier(now), code: newMailedCode(), language };
    em.create(MailedCode, {
      id: issued.id,
      address,
      codeHash: mailedCodeHash(vault, email, issued.code),
      issuedAt: now,
      expiresAt: new Date(now.getTime() + mailedCodeMilliseconds),
    });
    return issued;
  },
);
