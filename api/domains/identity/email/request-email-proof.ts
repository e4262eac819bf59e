import type { EntityManager } from '@mikro-orm/sql';
import type { Work } from '../../../core/operation/operation.ts';
import type { Vault } from '../../../core/security/vault.ts';
import { newIdentifier } from '../../../core/values/identifier.ts';
import type { User } from '../user.ts';
import { EmailProof, proofMilliseconds } from './email-proof.ts';
import { EmailProofRequested } from './email-proof-requested.ts';
import { provenAddressHash } from './proof-hash.ts';

/** An address gets at most one link in this time, whichever of its accounts asks. */
const betweenLinks = 10 * 60_000;

/** Seconds until another link may be mailed to an address; 0 when it may be mailed now. */
export const secondsUntilNextLink = async (
  em: EntityManager,
  vault: Vault,
  email: string,
  now: Date,
): Promise<number> => {
  const since = new Date(now.getTime() - betweenLinks);
  const recent = await em.findOne(
    EmailProof,
    { address: provenAddressHash(vault, email), createdAt: { $gt: since } },
    { orderBy: { createdAt: 'desc' } },
  );
  return recent ? Math.ceil((recent.createdAt.getTime() - since.getTime()) / 1000) : 0;
};

/**
 * Has a link mailed to the address of a locked account. Returns how many seconds to wait when the address got one
 * recently; otherwise 0.
 */
export const requestEmailProof = async (
  { ctx, em, now, record }: Work,
  { id: userId, email }: Pick<User, 'id' | 'email'>,
): Promise<number> => {
  const { vault } = ctx.services;
  const seconds = await secondsUntilNextLink(em, vault, email, now);
  if (seconds > 0) return seconds;
  em.create(EmailProof, {
    id: newIdentifier(now),
    userId,
    address: provenAddressHash(vault, email),
    attempts: 0,
    createdAt: now,
    expiresAt: new Date(now.getTime() + proofMilliseconds),
  });
  record(new EmailProofRequested(userId));
  return 0;
};
