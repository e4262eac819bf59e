import { Role } from '../../../core/access/role.ts';
import type { Work } from '../../../core/operation/operation.ts';
import { AccountEvent } from '../account-event.ts';
import { isKnownClient } from '../signing-in/recognize-client.ts';
import type { User } from '../user.ts';
import { expireEmailProofs } from './expire-email-proofs.ts';
import { secureTakenOverAccount } from './secure-taken-over-account.ts';

/** Records that the person of a locked account reads its mailbox. */
export const markEmailProven = async (work: Work, user: User): Promise<void> => {
  user.emailProvenAt = work.now;
  await expireEmailProofs(work, user.id);
  work.record(new AccountEvent('EMAIL_PROVEN', user));
};

/**
 * Proves the address of a locked account by a mailed code. On a client that the account does not know, the account
 * may be a stranger's who merely typed the address, so everything the stranger could return with is removed. Returns
 * whether there was anything.
 */
export const proveEmail = async (work: Work, user: User): Promise<boolean> => {
  if (user.emailProvenAt) return false;
  const isKnown = await isKnownClient(work, user.id);
  await markEmailProven(work, user);
  // Staff accounts are opened by a mailed link, never by a stranger who types an address.
  return !isKnown && user.role !== Role.ADMIN && secureTakenOverAccount(work, user);
};
