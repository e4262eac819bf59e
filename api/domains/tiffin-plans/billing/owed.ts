import { daysAfter } from '../../../../schema/rules/days.ts';
import type { Work } from '../../../core/operation/operation.ts';
import type { Cents } from '../../../core/values/money.ts';
import type { TiffinBill } from '../../payments/bills/tiffin-bill.ts';
import type { TiffinCredit } from '../../payments/credit/tiffin-credit.ts';
import { unpaidCents } from './unpaid-orders.ts';

/**
 * What is owed for a bill. While a plan runs, for the meals until the end of its week, because orders of the next week are
 * already placed but not billed; otherwise for all meals.
 */
export const owedForBill = async (
  work: Work,
  { customerId, supplierId, weekStartsOn }: TiffinBill,
  { credit, isRunning }: { credit: TiffinCredit; isRunning: boolean },
): Promise<Cents> => {
  const until = isRunning ? daysAfter(weekStartsOn, 6) : undefined;
  return (await unpaidCents(work, { customerId, supplierId }, until)) - credit.spendable();
};
