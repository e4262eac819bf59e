import { LockMode } from '@mikro-orm/core';
import { handReference } from '../../../../schema/rules/money.ts';
import { withRight } from '../../../core/access/rules.ts';
import { checked } from '../../../core/operation/checked.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { operation, preparedOperation, type Work } from '../../../core/operation/operation.ts';
import { InvalidInput, Problem } from '../../../core/operation/problem.ts';
import { isIdentifier } from '../../../core/values/identifier.ts';
import { needsFreshProof } from '../../identity/fresh-proof/needs-fresh-proof.ts';
import { askProvider } from '../paying/ask-provider.ts';
import { NothingToSettle, PayoutAtProvider, PayoutUnconfirmed, PayoutUnderWay } from '../payment-problems.ts';
import { payOut } from './pay-out.ts';
import { Payout, PayoutMethod, PayoutStatus } from './payout.ts';

interface Asked {
  payoutId: string;
  reference: string;
  /** Whether an admin has checked that the card provider has no transfer. */
  hasNoTransfer: boolean;
}

interface Prepared {
  payoutId: string;
  reference: string;
  /** The attempt that certainly sent nothing; null when there was none. */
  nothingSentAt: Date | null;
}

/** Longer than the timeout of the card provider, including its own retries: after it no attempt is in progress. */
const settledAfterMs = 120_000;

const prepared = async (ctx: Ctx, asked: Asked): Promise<Prepared | Problem> => {
  const stale = needsFreshProof(ctx);
  if (stale) return stale;
  const reference = checked(handReference, asked.reference, 'reference');
  if (reference instanceof InvalidInput) return reference;
  const { payoutId } = asked;
  const pending = { id: payoutId, status: PayoutStatus.PENDING };
  const payout = isIdentifier(payoutId) ? await ctx.services.entityManager().findOne(Payout, pending) : null;
  if (!payout) return new NothingToSettle();
  const { sendingAt = null } = payout;
  const refusal = sendingAt && (await refusalOfSent(ctx, asked, sendingAt));
  return refusal || { payoutId, reference, nothingSentAt: sendingAt };
};

/** Why a payout sent to the provider cannot be paid by hand; undefined when it certainly was not paid. */
const refusalOfSent = async (
  ctx: Ctx,
  { payoutId, hasNoTransfer }: Asked,
  sendingAt: Date,
): Promise<Problem | undefined> => {
  if (ctx.now.getTime() - sendingAt.getTime() < settledAfterMs) return PayoutUnderWay.justNow();
  const { cards } = ctx.services;
  if (!cards) return hasNoTransfer ? undefined : new PayoutUnconfirmed(payoutId);
  const transfer = await askProvider(() => cards.findTransfer(payoutId));
  if (transfer instanceof Problem) return PayoutUnderWay.unanswered();
  if (!transfer) return undefined;
  await noteTransfer(ctx, { payoutId, method: PayoutMethod.TRANSFER, reference: transfer.id });
  return new PayoutAtProvider(transfer.id);
};

const noteTransfer = operation(withRight('PAY_OUT'), payOut);

/** Records that support paid a kitchen by hand. */
export const markPayoutPaid = preparedOperation(
  withRight('PAY_OUT'),
  prepared,
  async (
    work: Work,
    { payoutId, reference, nothingSentAt }: Prepared,
  ): Promise<{ payoutId: string } | Problem> => {
    const payout = await work.em.findOne(Payout, { id: payoutId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const isTriedSince = payout?.sendingAt && payout.sendingAt.getTime() !== nothingSentAt?.getTime();
    if (payout?.status === PayoutStatus.PENDING && isTriedSince) return PayoutUnderWay.justNow();
    const reason = nothingSentAt && 'No transfer was found at the card provider.';
    const isPaid = await payOut(work, { payoutId, method: PayoutMethod.BY_HAND, reference, reason });
    return isPaid ? { payoutId } : new NothingToSettle();
  },
);
