import { LockMode } from '@mikro-orm/core';
import type { Work } from '../../../core/operation/operation.ts';
import { TiffinBill } from '../../payments/bills/tiffin-bill.ts';
import { lockCredit } from '../../payments/credit/lock-credit.ts';
import { TiffinBillStatus } from '../../payments/payment-enums.ts';
import type { TiffinPlanStoppedByCustomer } from '../tiffin-plan-events.ts';
import { hasRunningPlan } from './has-running-plan.ts';
import { replaceBill } from './replace-bill.ts';
import { voidBill } from './void-bill.ts';

/**
 * Replaces the open bill of plans that have all stopped: their days to come cost nothing any more, so it covers what is
 * still unpaid, if anything. Acts after what the stop canceled is credit again.
 */
export const replaceBillOfStopped = async (
  work: Work,
  { customerId, supplierId }: TiffinPlanStoppedByCustomer,
): Promise<void> => {
  const { em } = work;
  await em.flush();
  // What makes a bill, or stops the other plan, at this moment is done before the rest is read.
  await lockCredit(work, { customerId, supplierId });
  if (await hasRunningPlan(work, { customerId, supplierId })) return;
  const open = { customerId, supplierId, status: TiffinBillStatus.OPEN };
  const bill = await em.findOne(TiffinBill, open, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (bill) await replaceBill(work, bill, bill.overdueAt ?? null);
};

/** Voids the open bills of a kitchen that closes for good. It closes only once all of its orders are paid. */
export const voidBillsOfKitchen = async (
  work: Work,
  { supplierId }: { supplierId: string },
): Promise<void> => {
  const open = { supplierId, status: TiffinBillStatus.OPEN };
  const bills = await work.em.find(TiffinBill, open, {
    lockMode: LockMode.PESSIMISTIC_WRITE,
    orderBy: { id: 'asc' },
  });
  for (const bill of bills) await voidBill(work, bill);
};
