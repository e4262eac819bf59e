import type { Work } from '../../../core/operation/operation.ts';
import { EmailProof } from './email-proof.ts';

/** Ends the links of an account that were not used. They stay, because they count for the limit of their address. */
export const expireEmailProofs = async ({ em, now }: Work, userId: string): Promise<void> => {
  await em.nativeUpdate(EmailProof, { userId, expiresAt: { $gt: now } }, { expiresAt: now });
};
