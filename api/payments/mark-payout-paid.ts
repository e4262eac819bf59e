import { LockMode } from '@mikro-orm/core';
import { handReference } from '../../schema/rules/money.ts';
import { checked } from '../core/checked.ts';
import { isIdentifier } from '../core/identifier.ts';
import { operation, type Work } from '../core/operation.ts';
import { InvalidInput, type Problem } from '../core/problem.ts';
import { admins } from '../core/rules.ts';
import { payOut } from './pay-out.ts';
import { NothingToSettle, PayoutUnderWay } from './payment-problems.ts';
import { Payout, PayoutMethod, PayoutStatus } from './payout.ts';

/** Support has paid a kitchen by hand. */
export const markPayoutPaid = operation(
  admins,
  async (
    work: Work,
    asked: { payoutId: string; reference: string },
  ): Promise<{ payoutId: string } | Problem> => {
    const reference = checked(handReference, asked.reference, 'reference');
    if (reference instanceof InvalidInput) return reference;
    const { payoutId } = asked;
    if (!isIdentifier(payoutId)) return new NothingToSettle();
    const payout = await work.em.findOne(Payout, { id: payoutId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (payout?.status === PayoutStatus.PENDING && payout.sendingAt) return new PayoutUnderWay();
    const isPaid = await payOut(work, { payoutId, method: PayoutMethod.BY_HAND, reference });
    return isPaid ? { payoutId } : new NothingToSettle();
  },
);
