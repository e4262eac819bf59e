import { leastChargeCents } from '../../../../schema/constants.ts';
import { everybody } from '../../../core/access/rules.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import { lockBill } from '../../payments/bills/lock-bill.ts';
import type { TiffinBill } from '../../payments/bills/tiffin-bill.ts';
import { TiffinBillStatus } from '../../payments/payment-enums.ts';
import { TiffinBillOverdue } from '../../payments/payment-events.ts';
import { BillCharge } from '../../payments/saved-cards/bill-charge.ts';
import { hasRunningPlan } from './has-running-plan.ts';
import { owedForBill, owedInAll } from './owed.ts';
import { replaceBill } from './replace-bill.ts';
import { voidBill } from './void-bill.ts';

/**
 * Decides about an open bill. One of plans that have all ended is replaced by what is owed, where that is less and no card
 * was tried. Past its due time, it is void where nothing is owed, because its days were skipped or its orders paid
 * otherwise, or less than can be charged; otherwise the plans wait for it.
 */
export const settleBill = operation(everybody, async (work: Work, billId: string): Promise<void> => {
  const { bill, credit } = (await lockBill(work, billId))!;
  if (bill.status !== TiffinBillStatus.OPEN) return;
  const isRunning = await hasRunningPlan(work, bill);
  const isTooMuch = !isRunning && (await owedInAll(work, bill, credit)) < bill.amountCents;
  if (isTooMuch && !(await wasCharged(work, bill))) {
    await replaceBill(work, bill);
  } else if (bill.dueAt <= work.now) {
    if ((await owedForBill(work, bill, credit)) < leastChargeCents) await voidBill(work, bill);
    else noteOverdue(work, bill, isRunning);
  }
});

/**
 * Whether a card was charged for a bill, or tried. Its customer knows from our notices what becomes of that bill, and
 * another one would be tried from the start.
 */
const wasCharged = async ({ em }: Work, { id: billId }: TiffinBill): Promise<boolean> =>
  (await em.count(BillCharge, { billId })) > 0;

/** Its customer is notified once, and the kitchen if a plan still runs. */
const noteOverdue = (work: Work, bill: TiffinBill, isRunning: boolean): void => {
  if (bill.overdueAt) return;
  bill.overdueAt = work.now;
  work.record(new TiffinBillOverdue(bill.id, isRunning));
};
