import { leastChargeCents } from '../../../../schema/constants.ts';
import type { Work } from '../../../core/operation/operation.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { lockBill } from '../../payments/bills/lock-bill.ts';
import { TiffinBill } from '../../payments/bills/tiffin-bill.ts';
import { TiffinBillStatus } from '../../payments/payment-enums.ts';
import type { TiffinBillPaid } from '../../payments/payment-events.ts';
import { TiffinPlan } from '../tiffin-plan.ts';
import { TiffinDayStatus, TiffinPlanDay } from '../tiffin-plan-day.ts';
import type { Parties } from './bill-lines.ts';
import { hasRunningPlan } from './has-running-plan.ts';
import { owedForBill } from './owed.ts';
import { voidBill } from './void-bill.ts';

const planAgain = query({ TiffinPlan, TiffinPlanDay }, (on, { customerId, supplierId }: Given<Parties>) =>
  on
    .updateTable('TiffinPlanDay as day')
    .from('TiffinPlan as plan')
    .set({ status: TiffinDayStatus.PLANNED, code: null, reason: null })
    .whereRef('plan.id', '=', 'day.planId')
    .where('plan.customerId', '=', customerId)
    .where('plan.supplierId', '=', supplierId)
    .where('day.status', '=', TiffinDayStatus.WAITING)
    .where('day.code', '=', 'PLAN_IS_UNPAID'),
);

/**
 * Days that waited for the payment of a bill are planned again, so that they are ordered without waiting for their next
 * try. What was paid for a void bill may leave nothing, or less than can be charged, to pay of the bill that replaced it,
 * which is then void.
 */
export const continueAfterPayment = async (work: Work, { billId }: TiffinBillPaid): Promise<void> => {
  const { em, sql } = work;
  await em.flush();
  const { customerId, supplierId } = await em.findOneOrFail(TiffinBill, { id: billId });
  await planAgain.all(sql, { customerId, supplierId });
  const open = await em.findOne(TiffinBill, { customerId, supplierId, status: TiffinBillStatus.OPEN });
  const locked = open && (await lockBill(work, open.id));
  if (!locked) return;
  const { bill, credit } = locked;
  const isRunning = await hasRunningPlan(work, bill);
  if ((await owedForBill(work, bill, { credit, isRunning })) < leastChargeCents) await voidBill(work, bill);
};
