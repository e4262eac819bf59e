import { useKitchenLiveSubscription } from '../../generated/graphql.ts';
import { useRefetchWhenMissed } from '../../lib/live-events.ts';

/** Updates plates left and sold-out dishes live. */
export const useKitchenLive = (id: string, refetch: () => void) => {
  useKitchenLiveSubscription({ variables: { id }, ignoreResults: true });
  useRefetchWhenMissed(refetch);
};
