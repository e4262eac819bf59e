import { handReference } from '../../schema/rules/money.ts';
import { checked } from '../core/checked.ts';
import { isIdentifier } from '../core/identifier.ts';
import { operation, type Work } from '../core/operation.ts';
import { InvalidInput, type Problem } from '../core/problem.ts';
import { admins } from '../core/rules.ts';
import { payOut } from './pay-out.ts';
import { NothingToSettle } from './payment-problems.ts';
import { PayoutMethod } from './payout.ts';

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
    const isPaid = await payOut(work, { payoutId, method: PayoutMethod.BY_HAND, reference });
    return isPaid ? { payoutId } : new NothingToSettle();
  },
);
