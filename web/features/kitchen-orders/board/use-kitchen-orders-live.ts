import { useKitchenOrdersLiveSubscription } from '../../../generated/graphql.ts';
import { useRefetchWhenMissed } from '../../../lib/live-events.ts';

/**
 * Shows changes of the kitchen's orders immediately; `refetch` loads new ones. Beside it the screen polls, for a tablet
 * whose connection is worse than it knows.
 */
export const useKitchenOrdersLive = (isSignedIn: boolean, refetch: () => void) => {
  useKitchenOrdersLiveSubscription({ skip: !isSignedIn, ignoreResults: true, onData: refetch });
  useRefetchWhenMissed(refetch);
};
