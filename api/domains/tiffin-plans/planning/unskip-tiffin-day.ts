import { isPlanDay } from '../../../../schema/rules/tiffin-days.ts';
import { customers } from '../../../core/access/rules.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { preparedOperation, type Work } from '../../../core/operation/operation.ts';
import { Problem } from '../../../core/operation/problem.ts';
import { CutOffPassed } from '../../orders/placing/order-placing-problems.ts';
import { mealWindow } from '../../suppliers/find-meal-windows.ts';
import { findTiffinPlan } from '../find-tiffin-plans.ts';
import { TiffinDayStatus, TiffinPlanDay } from '../tiffin-plan-day.ts';
import type { TiffinPlanDayInput } from '../tiffin-plan-inputs.ts';
import { NotAPlanDay, TiffinPlanNotFound } from '../tiffin-plan-problems.ts';
import { lockTiffinPlan, todayOfKitchen } from './lock-tiffin-plan.ts';
import { hasCanceledOrder, planAgain } from './set-day.ts';
import { isInCalendar } from './skip-day.ts';

interface Prepared extends TiffinPlanDayInput {
  /** Null for a meal that is too far ahead, or that the kitchen does not cook. */
  cutOffAt: string | null;
}

const prepare = async (
  ctx: Ctx,
  { planId, serviceDate }: TiffinPlanDayInput,
): Promise<Prepared | Problem> => {
  const plan = await findTiffinPlan(ctx, planId);
  if (!plan) return new TiffinPlanNotFound();
  const window = await mealWindow(ctx, plan.supplierId, serviceDate, plan.mealtime);
  return { planId, serviceDate, cutOffAt: window?.cutOffAt ?? null };
};

const perform = async (
  work: Work,
  { planId, serviceDate, cutOffAt }: Prepared,
): Promise<{ planId: string } | Problem> => {
  const plan = await lockTiffinPlan(work, planId);
  if (plan instanceof Problem) return plan;
  const today = await todayOfKitchen(work, plan.supplierId);
  const day = await work.em.findOne(TiffinPlanDay, { planId: plan.id, serviceDate });
  if (!isInCalendar(plan, today, serviceDate, day)) return new NotAPlanDay();
  const isCanceled = day !== null && (await hasCanceledOrder(work, day));
  // The plan no longer has that day.
  if (isCanceled && !isPlanDay(plan, serviceDate)) return new NotAPlanDay();
  if (day && (isCanceled || day.status === TiffinDayStatus.SKIPPED)) {
    if (cutOffAt && new Date(cutOffAt) <= work.now) return new CutOffPassed(cutOffAt);
    planAgain(work, day);
  }
  return { planId: plan.id };
};

/** Plans a day again that is skipped, or whose order was canceled, until the cut-off of its meal. Idempotent. */
export const unskipTiffinDay = preparedOperation(customers, prepare, perform);
