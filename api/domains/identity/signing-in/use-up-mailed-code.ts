import { Role } from '../../../core/access/role.ts';
import type { Work } from '../../../core/operation/operation.ts';
import type { User } from '../user.ts';
import { MailedCode } from './mailed-code.ts';
import { addressHash } from './mailed-code-hash.ts';

/**
 * Invalidates a correct code and all others of its address. False when it was already used. The next one can be
 * mailed immediately, but not to an admin: each of theirs allows ten more tries at the password.
 */
export const useUpMailedCode = async (
  { ctx, em, now }: Work,
  id: string,
  { email, role }: User,
): Promise<boolean> => {
  const codes = { address: addressHash(ctx.services.vault, email), expiresAt: { $gt: now } };
  if (role === Role.ADMIN) {
    const used = await em.nativeUpdate(MailedCode, { ...codes, id }, { expiresAt: now });
    await em.nativeUpdate(MailedCode, codes, { expiresAt: now });
    return used > 0;
  }
  const used = await em.nativeDelete(MailedCode, { ...codes, id });
  await em.nativeDelete(MailedCode, codes);
  return used > 0;
};
