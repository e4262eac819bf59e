import { useReviewQueueChangedSubscription } from '../../generated/graphql.ts';
import { useRefetchWhenMissed } from '../../lib/live-events.ts';

/** Refetches the queue whenever a kitchen submits or another admin decides. */
export const useReviewLive = (isSignedIn: boolean, refetch: () => void) => {
  useReviewQueueChangedSubscription({ skip: !isSignedIn, ignoreResults: true, onData: refetch });
  useRefetchWhenMissed(refetch);
};
