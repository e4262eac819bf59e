import type { PlanDays_planFragment } from '../../../generated/graphql.ts';

export type PlanDay = PlanDays_planFragment['days'][number];

/** What the customer can do with a day of a running plan; an order stays once it can no longer be canceled. */
export const dayAction = ({ status, order }: PlanDay): 'skip' | 'unskip' | undefined => {
  switch (status) {
    case 'PLANNED':
    case 'WAITING':
      return 'skip';
    case 'ORDERED':
      return order?.viewerCanCancel ? 'skip' : undefined;
    case 'SKIPPED':
      return 'unskip';
    default:
      return undefined;
  }
};

/** Whether dishes and address of a day can still change; the server has the last word. */
export const canChangeDay = ({ status, order }: PlanDay): boolean =>
  status === 'PLANNED' ||
  status === 'WAITING' ||
  (status === 'ORDERED' && order?.status === 'PLACED' && order.viewerCanCancel);
