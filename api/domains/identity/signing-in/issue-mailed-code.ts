import { randomInt } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import { mailedCodeLength } from '../../../../schema/rules/mailed-code.ts';
import { unambiguousCharacters } from '../../../../schema/unambiguous-characters.ts';
import { everybody } from '../../../core/access/rules.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import { newIdentifier } from '../../../core/values/identifier.ts';
import { User } from '../user.ts';
import { MailedCode, mailedCodeMilliseconds } from './mailed-code.ts';
import { addressHash, mailedCodeHash } from './mailed-code-hash.ts';

const minutes = 60_000;

/** An address gets at most one email in this time. */
const betweenEmails = 10 * minutes;
/** A code issued but not mailed after this time belongs to a process that died. */
const mailedWithin = 1 * minutes;

export interface IssuedCode {
  id: string;
  code: string;
}

/** 8 characters of 31: 39.6 bits. */
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
