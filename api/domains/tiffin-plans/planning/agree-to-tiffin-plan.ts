import { contentsKey } from '../../../../schema/rules/tiffin-plan.ts';
import { customers } from '../../../core/access/rules.ts';
import { checked } from '../../../core/operation/checked.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { preparedOperation, type Work } from '../../../core/operation/operation.ts';
import { InvalidInput, Problem } from '../../../core/operation/problem.ts';
import { dietRefusal } from '../../orders/diets/diet-not-accepted.ts';
import { ChoicesChanged } from '../../orders/placing/choices-changed.ts';
import {
  DishUnavailable,
  KitchenUnavailable,
  PriceChanged,
} from '../../orders/placing/order-placing-problems.ts';
import { findTiffinPlan } from '../find-tiffin-plans.ts';
import { quoteToAgree } from '../prices/quote-for-plan.ts';
import type { TiffinPlan } from '../tiffin-plan.ts';
import { TiffinPlanChanged } from '../tiffin-plan-events.ts';
import type { AgreeToTiffinPlanInput } from '../tiffin-plan-inputs.ts';
import { DishesChanged, TiffinPlanConflict, TiffinPlanNotFound } from '../tiffin-plan-problems.ts';
import { withAgreed } from './agreed-conflicts.ts';
import { agreedMeal, changedDishes, linesOf } from './agreed-lines.ts';
import { lockTiffinPlan } from './lock-tiffin-plan.ts';
import { noteLaterConsent } from './note-consent.ts';
import { planWaitingDays } from './plan-waiting-days.ts';

type Agreed = Pick<TiffinPlan, 'id' | 'version'> & ReturnType<typeof agreedMeal>;

const prepare = async (ctx: Ctx, input: AgreeToTiffinPlanInput): Promise<Agreed | Problem> => {
  const shownContents = checked(contentsKey, input.expectedContentsKey, 'expectedContentsKey');
  if (shownContents instanceof InvalidInput) return shownContents;
  const plan = await findTiffinPlan(ctx, input.planId);
  if (!plan) return new TiffinPlanNotFound();
  const quote = await quoteToAgree(ctx, plan, { supplierId: plan.supplierId, lines: linesOf(plan) });
  if (!quote) return new KitchenUnavailable();
  const gone = quote.problems.find(
    problem => problem instanceof DishUnavailable || problem instanceof ChoicesChanged,
  );
  if (gone) return gone;
  const total = quote.total.cents;
  if (total !== input.expectedTotalCents) return new PriceChanged(total);
  if (shownContents && shownContents !== quote.contentsKey)
    return new DishesChanged(changedDishes(plan.lines, quote.lines));
  const conflict = dietRefusal(quote.dietConflicts, input.acceptedDietConflicts);
  if (conflict) return conflict;
  return { id: plan.id, version: plan.version, ...agreedMeal(quote, plan) };
};

const perform = async (
  work: Work,
  { id, version, ...agreed }: Agreed,
): Promise<{ planId: string } | Problem> => {
  const plan = await lockTiffinPlan(work, id);
  if (plan instanceof Problem) return plan;
  // It may have another meal since that was priced.
  if (plan.version !== version) return new TiffinPlanConflict();
  // Days that were changed by themselves keep what was agreed to for them.
  const agreedConflicts = withAgreed(plan.agreedConflicts, agreed.agreedConflicts);
  work.em.assign(plan, { ...agreed, agreedConflicts });
  noteLaterConsent(work, plan);
  await planWaitingDays(work, id);
  work.record(new TiffinPlanChanged(id));
  return { planId: id };
};

/**
 * Agrees to the current prices and contents of a plan's dishes, and to what of it someone in the household never eats.
 * Days that waited for that are tried again.
 */
export const agreeToTiffinPlan = preparedOperation(customers, prepare, perform);
