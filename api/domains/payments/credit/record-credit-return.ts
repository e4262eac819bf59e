import { LockMode } from '@mikro-orm/core';
import { withRight } from '../../../core/access/rules.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import { AlreadyDone, type Problem } from '../../../core/operation/problem.ts';
import { isIdentifier, newIdentifier } from '../../../core/values/identifier.ts';
import { type Cents, dollars } from '../../../core/values/money.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import { CreditAmountDiffers, CreditIsNeeded, TiffinCreditNotFound } from '../bills/bill-problems.ts';
import { TiffinBill } from '../bills/tiffin-bill.ts';
import { enterCreditReturned } from '../ledger/ledger.ts';
import { TiffinBillStatus } from '../payment-enums.ts';
import { TiffinCredit } from './tiffin-credit.ts';

interface Returned {
  creditId: string;
  amountCents: Cents;
  /** When the customer asked for what was paid back, as it was read; undefined if the caller does not say. */
  askedBackAt?: Date | undefined;
}

/** Records that support paid back to a customer what they asked for of their credit at a kitchen, or else all of it. */
export const recordCreditReturn = operation(
  withRight('REFUND'),
  async (
    work: Work,
    { creditId, amountCents, askedBackAt }: Returned,
  ): Promise<{ creditId: string } | Problem> => {
    if (!isIdentifier(creditId)) return new TiffinCreditNotFound();
    const { em, now } = work;
    const credit = await em.findOne(TiffinCredit, { id: creditId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!credit || credit.cents === 0) return new TiffinCreditNotFound();
    if (askedBackAt && credit.askedBackAt?.getTime() !== askedBackAt.getTime())
      return new AlreadyDone('This request was already recorded. Please look at the credit again.');
    if (credit.returnable() !== amountCents) return new CreditAmountDiffers(credit.returnable());
    const { customerId, supplierId } = credit;
    if (!credit.askedBackAt) {
      // Bills count on what was not asked back. They are made under the lock of the credit.
      const open = await em.findOne(TiffinBill, { customerId, supplierId, status: TiffinBillStatus.OPEN });
      if (open) return CreditIsNeeded.forBill(open.billNumber);
    }
    const { kitchenName } = await em.findOneOrFail(Supplier, { id: supplierId });
    credit.giveBack(now);
    enterCreditReturned(work, { id: newIdentifier(now), customerId, supplierId, cents: amountCents });
    recordAudit(work, {
      action: 'CREDIT_RETURNED',
      subjectKind: 'credit',
      subjectId: creditId,
      subjectName: `Credit at ${kitchenName}`,
      after: { amount: dollars(amountCents), customerId },
    });
    return { creditId };
  },
);
