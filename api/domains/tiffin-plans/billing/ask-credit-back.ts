import { LockMode } from '@mikro-orm/core';
import { customers } from '../../../core/access/rules.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import type { Problem } from '../../../core/operation/problem.ts';
import { isIdentifier } from '../../../core/values/identifier.ts';
import { CreditIsNeeded, TiffinCreditNotFound } from '../../payments/bills/bill-problems.ts';
import { TiffinBill } from '../../payments/bills/tiffin-bill.ts';
import { TiffinCredit } from '../../payments/credit/tiffin-credit.ts';
import { TiffinBillStatus } from '../../payments/payment-enums.ts';
import type { Parties } from './bill-lines.ts';
import { hasRunningPlan } from './has-running-plan.ts';
import { unpaidCents } from './unpaid-orders.ts';

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
    const { customerId, supplierId } = credit;
    const need = await needOf(work, { customerId, supplierId });
    if (need) return need;
    credit.askedBackAt ??= now;
    return { creditId };
  },
);

const needOf = async (work: Work, parties: Parties): Promise<Problem | undefined> => {
  if (await hasRunningPlan(work, parties)) return CreditIsNeeded.forPlan();
  if ((await unpaidCents(work, parties)) > 0) return CreditIsNeeded.forOrders();
  const bill = await work.em.findOne(TiffinBill, { ...parties, status: TiffinBillStatus.OPEN });
  return bill ? CreditIsNeeded.forBill(bill.billNumber) : undefined;
};
