import { daysAfter } from '../../../../schema/rules/days.ts';
import type { Work } from '../../../core/operation/operation.ts';
import type { Cents } from '../../../core/values/money.ts';
import type { TiffinBill } from '../../payments/bills/tiffin-bill.ts';
import type { TiffinCredit } from '../../payments/credit/tiffin-credit.ts';
import type { Parties } from './bill-lines.ts';
import { unpaidCents } from './unpaid-orders.ts';

/** What a customer owes a kitchen for the orders of their plans. */
export const owedInAll = async (work: Work, parties: Parties, credit: TiffinCredit): Promise<Cents> =>
  (await unpaidCents(work, parties)) - credit.spendable();

/**
 * What is owed for the meals until the end of a bill's week. Orders of the next week are already placed, but not
 * billed.
 */
export const owedForBill = async (
  work: Work,
  { customerId, supplierId, weekStartsOn }: TiffinBill,
  credit: TiffinCredit,
): Promise<Cents> =>
  (await unpaidCents(work, { customerId, supplierId }, daysAfter(weekStartsOn, 6))) - credit.spendable();
