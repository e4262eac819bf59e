import { timingSafeEqual } from 'node:crypto';
import { type EinClaimEntry, einClaimEntry } from '../../../../schema/rules/ein-claim.ts';
import { everybody } from '../../../core/access/rules.ts';
import { checked } from '../../../core/operation/checked.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { preparedOperation, type Work } from '../../../core/operation/operation.ts';
import { AlreadyDone, InvalidInput, Problem } from '../../../core/operation/problem.ts';
import { newIdentifier } from '../../../core/values/identifier.ts';
import { WrongCode } from '../../identity/identity-problems.ts';
import { newToken } from '../../identity/sessions/token.ts';
import { limitTries } from '../../identity/signing-in/limit-tries.ts';
import { MailedCode } from '../../identity/signing-in/mailed-code.ts';
import { proveCounted } from '../../identity/signing-in/prove-within-limits.ts';
import { einLookup, einLookups } from '../../suppliers/sealed-ein.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import { claimAddressHash, claimCodeHash, letterTokenHash } from './claim-code.ts';
import { EinClaimStarted } from './claim-outcomes.ts';
import { ClaimStatus, EinClaim } from './ein-claim.ts';

interface Prepared {
  entry: EinClaimEntry;
  codeId: string;
}

const prepare = async (ctx: Ctx, typed: EinClaimEntry): Promise<Prepared | Problem> => {
  const entry = checked(einClaimEntry, typed);
  if (entry instanceof InvalidInput) return entry;
  const codeId = await proveCounted(ctx, [{ kind: 'codes entered by source', key: ctx.source }], () =>
    matchClaimCode(ctx, entry),
  );
  if (codeId instanceof Problem) return codeId;
  const { entityManager, vault } = ctx.services;
  const lookups = einLookups(vault, entry.ein);
  const registered = await entityManager().count(Supplier, { einLookup: { $in: lookups } });
  if (registered === 0)
    return new InvalidInput(/*i18n*/ 'This EIN is not registered yet. Please register your kitchen.', 'ein');
  const refused = await limitTries(ctx, [{ kind: 'EIN claims by source', key: ctx.source }]);
  return refused ?? { entry, codeId };
};

const matchClaimCode = async (ctx: Ctx, { email, code }: EinClaimEntry): Promise<string | WrongCode> => {
  const { vault, entityManager } = ctx.services;
  const entered = Buffer.from(claimCodeHash(vault, email, code));
  const codes = await entityManager().find(MailedCode, {
    address: claimAddressHash(vault, email),
    expiresAt: { $gt: ctx.now },
  });
  const match = codes.find(({ codeHash }) => timingSafeEqual(entered, Buffer.from(codeHash)));
  if (match) return match.id;
  ctx.noteSecurity('code refused', {});
  return new WrongCode();
};

const perform = async (
  { ctx, em, now }: Work,
  { entry, codeId }: Prepared,
): Promise<EinClaimStarted | Problem> => {
  const { vault } = ctx.services;
  const { ein, email, contactName, phone, message } = entry;
  const used = await em.nativeDelete(MailedCode, { id: codeId });
  if (used === 0) return new WrongCode();
  const lookup = einLookup(vault, ein);
  const open = await em.count(EinClaim, { einLookup: lookup, email, status: ClaimStatus.OPEN });
  if (open > 0) return alreadyClaimed();
  const token = newToken();
  em.create(EinClaim, {
    id: newIdentifier(now),
    einLookup: lookup,
    einLastFour: ein.slice(-4),
    email,
    contactName,
    phone,
    message,
    tokenHash: letterTokenHash(vault, token),
    status: ClaimStatus.DRAFT,
    attempts: 0,
    createdAt: now,
  });
  return new EinClaimStarted(token);
};

export const alreadyClaimed = () =>
  new AlreadyDone(/*i18n*/ 'You already claimed this EIN. We will email you our decision.', 'ein');

/** Begins a claim to an EIN that someone else registered. It is open once the letter of the IRS was sent. */
export const claimEin = preparedOperation(everybody, prepare, perform);
