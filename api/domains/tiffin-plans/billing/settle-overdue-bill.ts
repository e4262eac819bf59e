import { LockMode } from '@mikro-orm/core';
import { everybody } from '../../../core/access/rules.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import { TiffinBill } from '../../payments/bills/tiffin-bill.ts';
import { lockCredit } from '../../payments/credit/lock-credit.ts';
import { TiffinBillStatus } from '../../payments/payment-enums.ts';
import { TiffinBillOverdue } from '../../payments/payment-events.ts';
import { sumOf, unpaidLines } from './bill-lines.ts';

/**
 * Decides about a bill that is open past its due time: the plans wait for it, and both sides are notified once. It is
 * void where nothing is owed, because its days were skipped or its orders paid otherwise.
 */
export const settleOverdueBill = operation(everybody, async (work: Work, billId: string): Promise<void> => {
  const { em, now } = work;
  const bill = await em.findOneOrFail(TiffinBill, { id: billId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (bill.status !== TiffinBillStatus.OPEN || bill.dueAt > now) return;
  const { customerId, supplierId } = bill;
  const credit = await lockCredit(work, bill);
  const owedCents = sumOf(await unpaidLines(work, { customerId, supplierId })) - credit.cents;
  if (owedCents <= 0) {
    bill.status = TiffinBillStatus.VOID;
  } else if (!bill.overdueAt) {
    bill.overdueAt = now;
    work.record(new TiffinBillOverdue(bill.id));
  }
});
