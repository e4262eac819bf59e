import { randomInt } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import { mailedCodeLength } from '../../../../schema/rules/mailed-code.ts';
import { unambiguousCharacters } from '../../../../schema/unambiguous-characters.ts';
import { newIdentifier } from '../../../core/identifier.ts';
import { operation, type Work } from '../../../core/operation.ts';
import { everybody } from '../../../core/rules.ts';
import { User } from '../user.ts';
import { MailedCode, mailedCodeMilliseconds } from './mailed-code.ts';
import { addressHash, mailedCodeHash } from './mailed-code-hash.ts';

const minutes = 60_000;

/** An address gets one email in this time, however many ask. */
const betweenEmails = 10 * minutes;
/** A code that was issued and not mailed after this long was left behind by a process that died. */
const mailedWithin = 1 * minutes;

export interface IssuedCode {
  id: string;
  code: string;
}

/** 31 characters at 8 places: 39.6 bits. */
const newCode = (): string =>
  Array.from(
    { length: mailedCodeLength },
    () => unambiguousCharacters[randomInt(unambiguousCharacters.length)],
  ).join('');

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

/** Issues a code for the accounts of an address; undefined when there is none, or it was mailed one just now. */
export const issueMailedCode = operation(
  everybody,
  async (work, email: string): Promise<IssuedCode | undefined> => {
    const { ctx, em, now } = work;
    const { vault } = ctx.services;
    // Locked, so that of several requests at once one issues a code.
    const accounts = await em.find(
      User,
      { email, disabledAt: null },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    const address = addressHash(vault, email);
    // Asked for unknown addresses too: whoever sends the next request at once must not feel the difference.
    const isTooSoon = await isMailedRecently(work, address);
    if (accounts.length === 0 || isTooSoon) return undefined;
    const issued = { id: newIdentifier(now), code: newCode() };
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
