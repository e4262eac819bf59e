import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core';
import { emailToken } from '../../../../schema/rules/email-token.ts';
import { everybody } from '../../../core/access/rules.ts';
import type { IncomingFile, ReceivedFile } from '../../../core/files/incoming-file.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { preparedOperation, type Work } from '../../../core/operation/operation.ts';
import { Problem } from '../../../core/operation/problem.ts';
import { limitTries } from '../../identity/signing-in/limit-tries.ts';
import { documentKinds } from '../application/upload-document.ts';
import { letterTokenHash } from './claim-code.ts';
import { alreadyClaimed } from './claim-ein.ts';
import { ClaimFiled } from './claim-filed.ts';
import { ClaimNotFound } from './claim-problems.ts';
import { ClaimStatus, EinClaim } from './ein-claim.ts';

/** How long the letter of a claim can be sent. */
const letterMilliseconds = 30 * 60_000;

/** Finds the claim that a letter is sent for, before any byte of the letter is read. */
export const claimOfLetter = async (ctx: Ctx, token: string): Promise<string | Problem> => {
  const refused = await limitTries(ctx, [{ kind: 'claim letters by source', key: ctx.source }]);
  if (refused) return refused;
  if (!emailToken.safeParse(token).success) return new ClaimNotFound();
  const { vault, entityManager } = ctx.services;
  const claim = await entityManager().findOne(EinClaim, {
    tokenHash: letterTokenHash(vault, token),
    status: ClaimStatus.DRAFT,
    createdAt: { $gt: new Date(ctx.now.getTime() - letterMilliseconds) },
  });
  return claim?.id ?? new ClaimNotFound();
};

interface Letter {
  claimId: string;
  file: IncomingFile;
}

interface StoredLetter {
  claimId: string;
  fileKey: string;
  received: ReceivedFile;
}

const prepare = async (ctx: Ctx, { claimId, file }: Letter): Promise<StoredLetter | Problem> => {
  const received = await file.receive(documentKinds);
  if (received instanceof Problem) return received;
  return { claimId, received, fileKey: await ctx.services.files.put(received, received.contentType) };
};

const perform = async (
  { em, record }: Work,
  { claimId, fileKey, received }: StoredLetter,
): Promise<{ claimId: string } | Problem> => {
  const lockMode = LockMode.PESSIMISTIC_WRITE;
  const claim = await em.findOne(EinClaim, { id: claimId, status: ClaimStatus.DRAFT }, { lockMode });
  if (!claim) return new ClaimNotFound();
  const { name: fileName, contentType, bytes } = received;
  Object.assign(claim, { fileKey, fileName, contentType, bytes, tokenHash: null, status: ClaimStatus.OPEN });
  try {
    await em.flush();
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) return alreadyClaimed();
    throw error;
  }
  record(new ClaimFiled(claimId));
  return { claimId };
};

/** Stores the letter of the IRS, which opens the claim. */
export const sendClaimLetter = preparedOperation(everybody, prepare, perform);
