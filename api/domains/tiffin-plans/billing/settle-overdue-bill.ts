import { leastChargeCents } from '../../../../schema/constants.ts';
import { everybody } from '../../../core/access/rules.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import { lockBill } from '../../payments/bills/lock-bill.ts';
import { TiffinBillStatus } from '../../payments/payment-enums.ts';
import { TiffinBillOverdue } from '../../payments/payment-events.ts';
import { hasRunningPlan } from './has-running-plan.ts';
import { owedForBill } from './owed-for-bill.ts';
import { voidBill } from './void-bill.ts';

/**
 * Decides about a bill that is open past its due time: the plans wait for it, its customer is notified once, and the
 * kitchen if a plan still runs. It is void where
 * nothing is owed, because its days were skipped or its orders paid otherwise, or less than can be charged.
 */
export const settleOverdueBill = operation(everybody, async (work: Work, billId: string): Promise<void> => {
  const { now } = work;
  const { bill, credit } = (await lockBill(work, billId))!;
  if (bill.status !== TiffinBillStatus.OPEN || bill.dueAt > now) return;
  const owedCents = await owedForBill(work, bill, credit);
  if (owedCents < leastChargeCents) {
    await voidBill(work, bill);
  } else if (!bill.overdueAt) {
    bill.overdueAt = now;
    work.record(new TiffinBillOverdue(bill.id, await hasRunningPlan(work, bill)));
  }
});
