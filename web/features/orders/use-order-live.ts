import { useOrderLiveSubscription } from '../../generated/graphql.ts';
import { useRefetchWhenMissed } from '../../lib/live-events.ts';

/** Updates every screen that shows the order. `refetch` loads what a lost connection may have missed. */
export const useOrderLive = (id: string, isSignedIn: boolean, refetch: () => void) => {
  useOrderLiveSubscription({ variables: { id }, skip: !isSignedIn, ignoreResults: true });
  useRefetchWhenMissed(refetch);
};
