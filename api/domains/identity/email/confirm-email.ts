import { LockMode } from '@mikro-orm/core';
import { emailToken } from '../../../../schema/rules/email-token.ts';
import { everybody } from '../../../core/access/rules.ts';
import { checked } from '../../../core/operation/checked.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { preparedOperation, type Work } from '../../../core/operation/operation.ts';
import { InvalidInput, type Problem } from '../../../core/operation/problem.ts';
import { EmailLinkInvalid } from '../identity-problems.ts';
import { proveCounted } from '../signing-in/prove-within-limits.ts';
import { isKnownClient } from '../signing-in/recognize-client.ts';
import { User } from '../user.ts';
import { AccountSecured, EmailConfirmationQuestion, EmailConfirmed } from './email-outcomes.ts';
import { EmailProof } from './email-proof.ts';
import { expireEmailProofs } from './expire-email-proofs.ts';
import { proofHash, provenAddressHash } from './proof-hash.ts';
import { markEmailProven } from './prove-email.ts';
import { secureTakenOverAccount } from './secure-taken-over-account.ts';

interface Opened {
  token: string;
  /** Null until the reader was asked. */
  openedAccount: boolean | null;
}

interface Found {
  proofId: string;
  userId: string;
  openedAccount: boolean | null;
}

const prepare = async (ctx: Ctx, { token: typed, openedAccount }: Opened): Promise<Found | Problem> => {
  const token = checked(emailToken, typed, 'token');
  if (token instanceof InvalidInput) return new EmailLinkInvalid();
  return proveCounted(ctx, [{ kind: 'links opened by source', key: ctx.source }], async () => {
    const { vault, entityManager } = ctx.services;
    const proof = await entityManager().findOne(EmailProof, { tokenHash: proofHash(vault, token) });
    if (!proof) return new EmailLinkInvalid();
    return { proofId: proof.id, userId: proof.userId, openedAccount };
  });
};

const perform = async (
  work: Work,
  { proofId, userId, openedAccount }: Found,
): Promise<EmailConfirmed | EmailConfirmationQuestion | AccountSecured | EmailLinkInvalid> => {
  const { ctx, em, now } = work;
  // Of several concurrent requests the first uses the link.
  const lockMode = LockMode.PESSIMISTIC_WRITE;
  const user = await em.findOne(User, { id: userId, disabledAt: null }, { lockMode });
  const proof = await em.findOneOrFail(EmailProof, proofId);
  if (proof.usedAt || user?.emailProvenAt) return new EmailLinkInvalid(true);
  const isOfAddress = user && proof.address === provenAddressHash(ctx.services.vault, user.email);
  if (!isOfAddress || proof.expiresAt <= now) return new EmailLinkInvalid();
  if (openedAccount === null && !(await isKnownClient(work, user.id)))
    return new EmailConfirmationQuestion(user.createdAt);
  proof.usedAt = now;
  if (openedAccount !== false) {
    await markEmailProven(work, user);
    return new EmailConfirmed();
  }
  await expireEmailProofs(work, user.id);
  await secureTakenOverAccount(work, user);
  return new AccountSecured();
};

/**
 * Confirms the address of an account by a mailed link. The link alone does not say that the reader opened the account:
 * a client that the account does not know is asked, and the answer "no" secures the account against the person who did.
 */
export const confirmEmail = preparedOperation(everybody, prepare, perform);
