import { LockMode } from '@mikro-orm/core';
import { decisionReason } from '../../../../schema/rules/decision.ts';
import { withRight } from '../../../core/access/rules.ts';
import { checked } from '../../../core/operation/checked.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import { AlreadyDone, InvalidInput, type Problem } from '../../../core/operation/problem.ts';
import { isIdentifier } from '../../../core/values/identifier.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { newFormerAddress } from '../../identity/former-names.ts';
import { endCredentials } from '../../identity/sessions/end-credentials.ts';
import { User } from '../../identity/user.ts';
import { Application } from '../../suppliers/application.ts';
import { OnboardingStatus } from '../../suppliers/onboarding-status.ts';
import { maskedEin } from '../../suppliers/sealed-ein.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import { ClaimDecided } from './claim-decided.ts';
import { ClaimedKitchenSells, ClaimNotFound } from './claim-problems.ts';
import { ClaimStatus, EinClaim } from './ein-claim.ts';

const days = 86_400_000;
/** How long only the claimant can register the released EIN. */
export const reservationMilliseconds = 30 * days;

interface Decision {
  id: string;
  reason: string;
}

const lock = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;

const decide = async (
  work: Work,
  { id, reason: typed }: Decision,
  status: 'ACCEPTED' | 'REJECTED',
): Promise<EinClaim | Problem> => {
  const { em, now, record } = work;
  const reason = checked(decisionReason, typed, 'reason');
  if (reason instanceof InvalidInput) return reason;
  const claim = isIdentifier(id) ? await em.findOne(EinClaim, { id }, lock) : null;
  if (!claim) return new ClaimNotFound();
  if (claim.status !== ClaimStatus.OPEN) return new AlreadyDone('This claim is decided already.', 'id');
  const refused = status === ClaimStatus.ACCEPTED ? await releaseEin(work, claim) : undefined;
  if (refused) return refused;
  Object.assign(claim, { status, reason, decidedAt: now });
  recordAudit(work, {
    action: `EIN_CLAIM_${status}`,
    subjectKind: 'ein claim',
    subjectId: claim.id,
    subjectName: maskedEin(claim.einLastFour)!,
    before: { status: ClaimStatus.OPEN },
    after: { status },
    reason,
  });
  record(new ClaimDecided(claim.id));
  return claim;
};

/** Takes the EIN from the kitchen that has it, whose account is closed unless it was approved once. */
const releaseEin = async (work: Work, claim: EinClaim): Promise<Problem | undefined> => {
  const { em, now } = work;
  const { einLookup } = claim;
  // Locked, so that of two claims to one EIN that are accepted at the same time only one is.
  const others = await em.find(EinClaim, { einLookup, id: { $ne: claim.id } }, lock);
  if (others.some(({ reservedUntil }) => reservedUntil && reservedUntil > now))
    return new AlreadyDone('This EIN is reserved for another claimant.', 'id');
  claim.reservedUntil = new Date(now.getTime() + reservationMilliseconds);
  const kitchen = await em.findOne(Supplier, { einLookup }, lock);
  if (!kitchen) return undefined;
  const application = await em.findOneOrFail(Application, { supplierId: kitchen.id }, lock);
  const isApproved = application.status === OnboardingStatus.APPROVED;
  if (isApproved && !kitchen.suspendedAt) return new ClaimedKitchenSells();
  Object.assign(kitchen, { einSealed: null, einLookup: null, einLastFour: null });
  if (!isApproved) await closeAccount(work, kitchen, claim);
  recordAudit(work, {
    action: 'EIN_RELEASED',
    subjectKind: 'kitchen',
    subjectId: kitchen.id,
    subjectName: kitchen.kitchenName,
    after: { isClosed: !isApproved },
  });
  return undefined;
};

/** A kitchen that never sold: its cook can no longer sign in. The address is freed if it is the claimant's own. */
const closeAccount = async (work: Work, { userId }: Supplier, claim: EinClaim): Promise<void> => {
  const cook = await work.em.findOneOrFail(User, userId, lock);
  cook.disabledAt = work.now;
  if (cook.email === claim.email) cook.email = newFormerAddress();
  await endCredentials(work, userId);
};

/** Accepts a claim: the EIN is released, and reserved for the claimant. */
export const acceptEinClaim = operation(withRight('REVIEW_KITCHENS'), (work: Work, decision: Decision) =>
  decide(work, decision, ClaimStatus.ACCEPTED),
);

/** Rejects a claim. */
export const rejectEinClaim = operation(withRight('REVIEW_KITCHENS'), (work: Work, decision: Decision) =>
  decide(work, decision, ClaimStatus.REJECTED),
);
