import type { PlanDays_planFragment } from '../../../generated/graphql.ts';

export type PlanDay = PlanDays_planFragment['days'][number];

/**
 * What the customer can do with a day of a running plan: nothing while its kitchen is closed, and an order stays once it
 * can no longer be canceled. A canceled one can be had again; the server has the last word, as its cut-off may have passed.
 */
export const dayAction = ({ status, look, order }: PlanDay): 'skip' | 'unskip' | undefined => {
  if (look === 'CLOSED') return undefined;
  switch (status) {
    case 'PLANNED':
    case 'WAITING':
      return 'skip';
    case 'ORDERED':
      if (look === 'CANCELED') return 'unskip';
      return order?.viewerCanCancel ? 'skip' : undefined;
    case 'SKIPPED':
      return 'unskip';
    default:
      return undefined;
  }
};

/** Whether dishes and address of a day can still change; the server has the last word. */
export const canChangeDay = ({ status, look, order }: PlanDay): boolean =>
  look !== 'CLOSED' &&
  (status === 'PLANNED' ||
    status === 'WAITING' ||
    (status === 'ORDERED' && order?.status === 'PLACED' && order.viewerCanCancel));
