import { LockMode } from '@mikro-orm/core';
import { customers } from '../../../core/access/rules.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import type { Problem } from '../../../core/operation/problem.ts';
import { isIdentifier } from '../../../core/values/identifier.ts';
import { TiffinCreditNotFound } from '../../payments/bills/bill-problems.ts';
import { lockCredit } from '../../payments/credit/lock-credit.ts';
import { TiffinCredit } from '../../payments/credit/tiffin-credit.ts';
import type { TiffinPlanStoppedByCustomer } from '../tiffin-plan-events.ts';
import { creditNeed } from './credit-need.ts';

/**
 * Notes that a customer wants their credit at a kitchen back, for support to pay it. All of it, and only once nothing
 * can need it: no plan there runs, none of its orders is unpaid, and no bill is open. Idempotent.
 */
export const askCreditBack = operation(
  customers,
  async (work: Work, creditId: string): Promise<{ creditId: string } | Problem> => {
    const { em, viewer, now } = work;
    const own = { id: creditId, customerId: viewer.userId, cents: { $gt: 0 } };
    const credit = isIdentifier(creditId)
      ? await em.findOne(TiffinCredit, own, { lockMode: LockMode.PESSIMISTIC_WRITE })
      : null;
    if (!credit) return new TiffinCreditNotFound();
    const need = await creditNeed(work, credit);
    if (need) return need;
    credit.askBack(now);
    return { creditId };
  },
);

/**
 * The same with the stop of a plan, if its customer wants that. Acts after its bill was replaced and what the stop
 * canceled is credit again. A plan stops also where something still needs the credit.
 */
export const askBackOfStopped = async (
  work: Work,
  { asksCreditBack, ...parties }: TiffinPlanStoppedByCustomer,
): Promise<void> => {
  if (!asksCreditBack) return;
  const credit = await lockCredit(work, parties);
  if (credit.cents === 0 || (await creditNeed(work, parties))) return;
  credit.askBack(work.now);
};
