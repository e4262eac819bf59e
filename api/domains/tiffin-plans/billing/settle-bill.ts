import { leastChargeCents } from '../../../../schema/constants.ts';
import { everybody } from '../../../core/access/rules.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import { lockBill } from '../../payments/bills/lock-bill.ts';
import type { TiffinBill } from '../../payments/bills/tiffin-bill.ts';
import { TiffinBillStatus } from '../../payments/payment-enums.ts';
import { TiffinBillOverdue } from '../../payments/payment-events.ts';
import { BillCharge, BillChargeOutcome } from '../../payments/saved-cards/bill-charge.ts';
import { hasRunningPlan } from './has-running-plan.ts';
import { owedForBill } from './owed.ts';
import { replaceBill } from './replace-bill.ts';
import { voidBill } from './void-bill.ts';

/**
 * Decides about a bill that is open past its due time. It is void where nothing is owed, because its days were skipped or
 * its orders paid otherwise, or less than can be charged. One of plans that have all ended is replaced by what is owed,
 * where that is less and no card was tried. Otherwise the plans wait for it.
 */
export const settleBill = operation(everybody, async (work: Work, billId: string): Promise<void> => {
  const { bill, credit } = (await lockBill(work, billId))!;
  if (bill.status !== TiffinBillStatus.OPEN || bill.dueAt > work.now) return;
  const isRunning = await hasRunningPlan(work, bill);
  const owedCents = await owedForBill(work, bill, { credit, isRunning });
  const isTooMuch = !isRunning && owedCents < bill.amountCents;
  if (isTooMuch && !(await wasTried(work, bill))) await replaceBill(work, bill, bill.overdueAt ?? work.now);
  else if (owedCents < leastChargeCents) await voidBill(work, bill);
  else noteOverdue(work, bill, isRunning);
});

/**
 * Whether a card was tried for a bill, or is at this moment. Its customer knows from our notices what becomes of that
 * bill, and another one would be tried from the start.
 */
const wasTried = async ({ em }: Work, { id: billId }: TiffinBill): Promise<boolean> => {
  const isTried = [{ outcome: null }, { outcome: { $ne: BillChargeOutcome.NOT_CHARGED } }];
  return (await em.count(BillCharge, { billId, $or: isTried })) > 0;
};

/** Its customer is notified once, and the kitchen if a plan still runs. */
const noteOverdue = (work: Work, bill: TiffinBill, isRunning: boolean): void => {
  if (bill.overdueAt) return;
  bill.overdueAt = work.now;
  work.record(new TiffinBillOverdue(bill.id, isRunning));
};
