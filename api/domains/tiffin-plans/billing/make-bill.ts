import { leastChargeCents } from '../../../../schema/constants.ts';
import { daysAfter } from '../../../../schema/rules/days.ts';
import { everybody } from '../../../core/access/rules.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { preparedOperation, type Work } from '../../../core/operation/operation.ts';
import { newIdentifier } from '../../../core/values/identifier.ts';
import { newBillNumber } from '../../orders/order-number.ts';
import { TiffinBill } from '../../payments/bills/tiffin-bill.ts';
import { giveCredit } from '../../payments/credit/give-credit.ts';
import { lockCredit } from '../../payments/credit/lock-credit.ts';
import { TiffinBillStatus } from '../../payments/payment-enums.ts';
import { TiffinBillMade } from '../../payments/payment-events.ts';
import { type DearerDays, type Parties, sumOf, weekFrom, weekLines } from './bill-lines.ts';
import { dearerDays } from './dearer-days.ts';
import { hasRunningPlan } from './has-running-plan.ts';

/** How old a meal may be of which a rest waits for the next bill. */
const restDays = 28;

/** A week that may have to be billed, and when the plans wait if its bill is unpaid. */
export interface WeekToBill extends Parties {
  weekStartsOn: string;
  dueAt: Date;
  /** Since when the plans wait for the bill that this one replaces. */
  overdueAt?: Date | null;
  /** Number of the bill that this one replaces. */
  replaces?: string | null;
}

/**
 * Makes the bill of a week within a transaction, unless nothing is owed, another bill of these two is open, or the week
 * has its bill already. Returns whether it did. There is none of less than can be charged: the next bill covers that,
 * or the marketplace once no plan runs, or none has brought a bill for four weeks.
 */
export const billWithin = async (
  work: Work,
  { weekStartsOn, dueAt, overdueAt = null, replaces = null, ...parties }: WeekToBill,
  isDearer: DearerDays,
): Promise<boolean> => {
  const { em, now } = work;
  // Of two processes, the second finds the bill of the first.
  const credit = await lockCredit(work, parties);
  const paid = { weekStartsOn, status: TiffinBillStatus.PAID };
  const made = await em.count(TiffinBill, {
    ...parties,
    // One that replaces another asks for what is left, also where a void bill of its week was paid meanwhile.
    $or: [{ status: TiffinBillStatus.OPEN }, ...(replaces ? [] : [paid])],
  });
  if (made > 0) return false;
  const lines = await weekLines(work, parties, weekStartsOn, isDearer);
  const mealsCents = sumOf(lines);
  const creditCents = credit.spendable();
  const amountCents = mealsCents - creditCents;
  if (amountCents <= 0) return false;
  if (amountCents < leastChargeCents) {
    const isOld = lines.some(({ serviceDate }) => serviceDate < daysAfter(weekStartsOn, -restDays));
    if (isOld || !(await hasRunningPlan(work, parties))) await giveCredit(work, credit, amountCents);
    return false;
  }
  const bill = em.create(TiffinBill, {
    id: newIdentifier(now),
    billNumber: newBillNumber(),
    ...parties,
    weekStartsOn,
    lines,
    mealsCents,
    creditCents,
    amountCents,
    status: TiffinBillStatus.OPEN,
    createdAt: now,
    dueAt,
    overdueAt,
  });
  work.record(new TiffinBillMade(bill.id, replaces, work.ctx.services.cards !== null));
  return true;
};

interface Prepared {
  week: WeekToBill;
  isDearer: DearerDays;
}

const prepare = async (ctx: Ctx, week: WeekToBill): Promise<Prepared> => ({
  week,
  isDearer: await dearerDays(ctx, { ...week, ...weekFrom(week.weekStartsOn) }),
});

/** Makes the bill of a week, at most once. */
export const makeBill = preparedOperation(
  everybody,
  prepare,
  async (work: Work, { week, isDearer }: Prepared): Promise<void> => {
    await billWithin(work, week, isDearer);
  },
);
