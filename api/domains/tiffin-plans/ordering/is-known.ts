import type { TiffinPlanDay } from '../tiffin-plan-day.ts';

/** Whether the customer knows why a day is not ordered: the bill or the closure was the news, once for all its days. */
export const isKnown = ({ code }: Pick<TiffinPlanDay, 'code'>): boolean =>
  code === 'PLAN_IS_UNPAID' || code === 'DAY_CLOSED';
