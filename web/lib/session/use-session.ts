import { useApolloClient } from '@apollo/client/react';
import { useSyncExternalStore } from 'react';
import { sessionWatchOf } from './session-watch.ts';

/** Who is signed in here, and whether that is known. Queried once; signing in and out write the cache themselves. */
export const useSession = () => {
  const { subscribe, current, initial, retry } = sessionWatchOf(useApolloClient());
  return { ...useSyncExternalStore(subscribe, current, initial), retry };
};

/**
 * The signed-in person, for components that render the same for visitors and while unknown: they don't render again
 * then.
 */
export const usePerson = () => {
  const { subscribe, current, initial } = sessionWatchOf(useApolloClient());
  return useSyncExternalStore(
    subscribe,
    () => current().user,
    () => initial().user,
  );
};
