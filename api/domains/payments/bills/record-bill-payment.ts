import { withRight } from '../../../core/access/rules.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import type { Problem } from '../../../core/operation/problem.ts';
import type { Cents } from '../../../core/values/money.ts';
import { stopCardPayment } from '../paying/stop-card-payment.ts';
import { TiffinBillStatus } from '../payment-enums.ts';
import { BillAlreadyPaid, BillAmountDiffers, TiffinBillNotFound } from './bill-problems.ts';
import { lockBill } from './lock-bill.ts';
import { payBill } from './pay-bill.ts';

interface Received {
  billId: string;
  amountCents: Cents;
}

/**
 * Records that support received the money of a bill, also of one that became void while the money was on its way. It
 * becomes credit of the customer at the kitchen, which pays for the orders of their plans one by one.
 */
export const recordBillPayment = operation(
  withRight('REFUND'),
  async (work: Work, { billId, amountCents }: Received): Promise<{ billId: string } | Problem> => {
    const locked = await lockBill(work, billId);
    if (!locked) return new TiffinBillNotFound();
    const { bill } = locked;
    if (bill.status === TiffinBillStatus.PAID) return new BillAlreadyPaid();
    if (bill.amountCents !== amountCents) return new BillAmountDiffers(bill.amountCents);
    await stopCardPayment(work, billId);
    payBill(work, locked, null);
    return { billId };
  },
);
