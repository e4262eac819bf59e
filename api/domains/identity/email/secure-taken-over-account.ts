import { Role } from '../../../core/access/role.ts';
import type { Work } from '../../../core/operation/operation.ts';
import { AccountEvent } from '../account-event.ts';
import { removeFactors } from '../second-factor/remove-factors.ts';
import { endCredentials } from '../sessions/end-credentials.ts';
import { RecognizedClient } from '../signing-in/recognized-client.ts';
import { SignInCode } from '../signing-in/sign-in-code.ts';
import type { User } from '../user.ts';
import { AccountTakenOver } from './account-taken-over.ts';

/** Replaces the name that a stranger typed, which emails greet with. */
const newName = 'Customer';

/**
 * Removes every way by which a stranger could return to a locked account that was opened with someone else's address,
 * and what the stranger typed. Push devices end with their sessions; newer domains remove theirs when the event is
 * recorded. Orders stay. Returns whether there was a session or a password.
 */
export const secureTakenOverAccount = async (work: Work, user: User): Promise<boolean> => {
  const { em, record } = work;
  const ended = await endCredentials(work, user.id);
  const hadPassword = Boolean(user.passwordHash);
  await em.nativeDelete(RecognizedClient, { userId: user.id });
  await em.nativeDelete(SignInCode, { userId: user.id });
  await removeFactors(em, user.id);
  user.passwordHash = null;
  if (user.role === Role.CUSTOMER) Object.assign(user, { name: newName, phone: null });
  record(new AccountTakenOver(user.id));
  record(new AccountEvent('ACCOUNT_SECURED', user, { ...ended }));
  return hadPassword || ended.sessionsEnded > 0;
};
