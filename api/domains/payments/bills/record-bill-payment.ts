import { LockMode } from '@mikro-orm/core';
import { withRight } from '../../../core/access/rules.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import type { Problem } from '../../../core/operation/problem.ts';
import { isIdentifier } from '../../../core/values/identifier.ts';
import { type Cents, dollars } from '../../../core/values/money.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { lockCredit } from '../credit/lock-credit.ts';
import { enterBillPaid } from '../ledger/ledger.ts';
import { TiffinBillStatus } from '../payment-enums.ts';
import { TiffinBillPaid } from '../payment-events.ts';
import { BillAmountDiffers, BillNotOpen, TiffinBillNotFound } from './bill-problems.ts';
import { TiffinBill } from './tiffin-bill.ts';

interface Received {
  billId: string;
  amountCents: Cents;
}

/**
 * Records that support received the money of a bill. It becomes credit of the customer at the kitchen, which pays for
 * the orders of their plans one by one.
 */
export const recordBillPayment = operation(
  withRight('REFUND'),
  async (work: Work, { billId, amountCents }: Received): Promise<{ billId: string } | Problem> => {
    if (!isIdentifier(billId)) return new TiffinBillNotFound();
    const { em, now } = work;
    const bill = await em.findOne(TiffinBill, { id: billId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!bill) return new TiffinBillNotFound();
    if (bill.status !== TiffinBillStatus.OPEN) return new BillNotOpen();
    if (bill.amountCents !== amountCents) return new BillAmountDiffers(bill.amountCents);
    const credit = await lockCredit(work, bill);
    credit.add(amountCents, now);
    bill.status = TiffinBillStatus.PAID;
    bill.paidAt = now;
    enterBillPaid(work, bill);
    recordAudit(work, {
      action: 'BILL_PAID',
      subjectKind: 'bill',
      subjectId: bill.id,
      subjectName: `Bill ${bill.billNumber}`,
      after: { amount: dollars(amountCents) },
    });
    work.record(new TiffinBillPaid(bill.id));
    return { billId };
  },
);
