import { isPlanDay } from '../../../../schema/rules/tiffin-days.ts';
import { withValues } from '../../../../schema/with-values.ts';
import type { Work } from '../../../core/operation/operation.ts';
import type { Household } from '../../households/household.ts';
import { cancelForCustomer } from '../../orders/canceling/cancel-for-customer.ts';
import type { DietConflict } from '../../orders/diets/diet-conflict.ts';
import type { Order } from '../../orders/order.ts';
import { announcedByPlan } from '../../orders/order-events.ts';
import { OrderStatus } from '../../orders/order-status.ts';
import { forgetReason, replan } from '../planning/set-day.ts';
import type { TiffinPlan } from '../tiffin-plan.ts';
import { TiffinDayStatus, type TiffinPlanDay } from '../tiffin-plan-day.ts';
import { TiffinDayMissed } from '../tiffin-plan-events.ts';
import { PlanBreaksDiet } from '../tiffin-plan-problems.ts';

/** After so many days a change of the household may open orders of a plan again that are past their cut-off. */
const reopeningDays = 30;

interface Compared {
  /** Locked, as is its order. */
  plan: TiffinPlan;
  household: Household;
  day: TiffinPlanDay;
  order: Order;
  /** What of the order someone never eats and the customer did not agree to. */
  open: readonly DietConflict[];
}

/**
 * Cancels an order that someone in the household never eats, and asks about its day. Once the cut-off has passed or the
 * kitchen cooks it, the customer is notified instead.
 */
export const settleConflict = async (work: Work, compared: Compared): Promise<void> => {
  const { plan, day, order, open } = compared;
  if (open.length === 0) {
    day.code = null;
    day.reason = null;
    return;
  }
  const dishNames = open.map(({ dishName }) => dishName);
  const isFree = order.status === OrderStatus.PLACED && work.now <= order.cutOffAt;
  if (isFree && !(await cancelForCustomer(work, order, null, announcedByPlan))) {
    // A day that the plan no longer has cannot wait for an answer.
    if (!isPlanDay(plan, day.serviceDate)) {
      forgetReason(day);
      day.status = TiffinDayStatus.SKIPPED;
      work.record(new TiffinDayMissed(plan.id, day.serviceDate, 'PLAN_BREAKS_DIET', canceled(dishNames)));
      return;
    }
    replan(day);
    day.status = TiffinDayStatus.WAITING;
    day.triedAt = work.now;
    note(day, new PlanBreaksDiet(dishNames).message);
    return;
  }
  if (mayReopen(work, compared)) {
    order.reopenedAt = work.now;
    compared.plan.reopenedAt = work.now;
  }
  note(day, order.reopenedAt ? cancelable(dishNames) : tooLate(dishNames));
};

/** The same reason is announced once. */
const note = (day: TiffinPlanDay, reason: string): void => {
  if (day.code === 'PLAN_BREAKS_DIET' && day.reason === reason) return;
  day.code = 'PLAN_BREAKS_DIET';
  day.reason = reason;
  day.isUnannounced = true;
};

/**
 * Whether an order that is past its cut-off may be canceled because the household changed. Not once it is being cooked,
 * and not again and again: the cook has bought what it needs, and a household is changed in a minute.
 */
const mayReopen = ({ now }: Work, { plan, household, order }: Compared): boolean => {
  if (order.status !== OrderStatus.PLACED || order.reopenedAt) return false;
  const last = plan.reopenedAt?.getTime() ?? Number.NEGATIVE_INFINITY;
  return last >= household.changedAt.getTime() || last <= now.getTime() - reopeningDays * 86_400_000;
};

const canceled = (dishNames: readonly string[]): string =>
  withValues('Someone in your household never eats {0}, so its order was canceled.', dishNames.join(', '));

const cancelable = (dishNames: readonly string[]): string =>
  withValues(
    /*i18n*/ "Someone in your household never eats {0}. The cut-off has passed, but you can cancel the order for free until it's delivered.",
    dishNames.join(', '),
  );

const tooLate = (dishNames: readonly string[]): string =>
  withValues(
    /*i18n*/ "Someone in your household never eats {0}. It's too late to cancel the order; please don't serve it to them.",
    dishNames.join(', '),
  );
