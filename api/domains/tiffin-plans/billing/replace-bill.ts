import type { Work } from '../../../core/operation/operation.ts';
import type { TiffinBill } from '../../payments/bills/tiffin-bill.ts';
import { stopCardPayment } from '../../payments/paying/stop-card-payment.ts';
import { TiffinBillStatus } from '../../payments/payment-enums.ts';
import { billWithin } from './make-bill.ts';
import { voidBill } from './void-bill.ts';

/**
 * Replaces the open bill of plans none of which runs by one of what is still unpaid, if anything, which is overdue since
 * then. The bill and the credit are locked.
 */
export const replaceBill = async (work: Work, bill: TiffinBill, overdueAt: Date | null): Promise<void> => {
  bill.status = TiffinBillStatus.VOID;
  await stopCardPayment(work, bill.id);
  await work.em.flush();
  const { customerId, supplierId, weekStartsOn, dueAt, billNumber: replaces } = bill;
  const week = { customerId, supplierId, weekStartsOn, dueAt, overdueAt, replaces };
  // Without a plan that runs, no day is to come. The bill that replaces it says so.
  if (!(await billWithin(work, week, () => false))) await voidBill(work, bill);
};
