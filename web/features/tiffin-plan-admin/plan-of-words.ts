import type { PlanOf_planFragment, TiffinStopReason } from '../../generated/graphql.ts';
import { shortDay } from '../../lib/formats/dates.ts';
import { localMoment } from '../../lib/formats/moments.ts';

const reasons: Record<TiffinStopReason, string> = {
  PRICE: 'price',
  FOOD: 'food',
  VARIETY: 'too little change',
  DELIVERY: 'delivery',
  ROUTINE: 'other habits',
  OTHER: 'other',
};

/** For example 'Running. Next: Thu, Nov 26, planned' or 'Stopped Nov 25: price'. */
export const planStatus = ({ stoppedAt, stopReason, days: [next] }: PlanOf_planFragment): string => {
  if (stoppedAt) {
    const stopped = `Stopped ${localMoment(stoppedAt)}`;
    return stopReason ? `${stopped}: ${reasons[stopReason]}` : stopped;
  }
  return next ? `Running. Next: ${shortDay(next.serviceDate)}, ${next.status.toLowerCase()}` : 'Running';
};
