import { enumType } from '../../../core/graphql/enum-type.ts';
import type { TiffinPlanRow } from '../plan-rows.ts';
import { isRunning } from '../running-plans.ts';

export const TiffinPlanStatus = enumType('TiffinPlanStatus', 'Status of a tiffin plan.', {
  RUNNING: 'Plan that has meals to come, also before its first day.',
  ENDED: 'Plan whose last day has passed.',
  STOPPED: 'Plan that its customer stopped, or that ended with its kitchen.',
});
export type TiffinPlanStatus = keyof typeof TiffinPlanStatus;

export const statusOfPlan = (
  plan: Pick<TiffinPlanRow, 'stoppedAt' | 'endsOn' | 'today'>,
): TiffinPlanStatus => {
  if (plan.stoppedAt) return TiffinPlanStatus.STOPPED;
  return isRunning(plan, plan.today) ? TiffinPlanStatus.RUNNING : TiffinPlanStatus.ENDED;
};
