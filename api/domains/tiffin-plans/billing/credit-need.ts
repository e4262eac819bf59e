import type { Work } from '../../../core/operation/operation.ts';
import { CreditIsNeeded } from '../../payments/bills/bill-problems.ts';
import { TiffinBill } from '../../payments/bills/tiffin-bill.ts';
import { TiffinBillStatus } from '../../payments/payment-enums.ts';
import type { Parties } from './bill-lines.ts';
import { hasRunningPlan } from './has-running-plan.ts';
import { unpaidCents } from './unpaid-orders.ts';

/** Why a customer's credit at a kitchen must stay: a plan runs, an order of one is unpaid, or a bill is open. */
export const creditNeed = async (
  work: Work,
  { customerId, supplierId }: Parties,
): Promise<CreditIsNeeded | undefined> => {
  const parties = { customerId, supplierId };
  await work.em.flush();
  if (await hasRunningPlan(work, parties)) return CreditIsNeeded.forPlan();
  if ((await unpaidCents(work, parties)) > 0) return CreditIsNeeded.forOrders();
  const bill = await work.em.findOne(TiffinBill, { ...parties, status: TiffinBillStatus.OPEN });
  return bill ? CreditIsNeeded.forBill(bill.billNumber) : undefined;
};
