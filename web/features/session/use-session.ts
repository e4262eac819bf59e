import { useApolloClient } from '@apollo/client/react';
import { useSyncExternalStore } from 'react';
import { sessionWatchOf } from './session-watch.ts';

/** Who is signed in here, and whether that is known. Asked once; signing in and out write the answer themselves. */
export const useSession = () => {
  const { listen, known, knownAtFirst, retry } = sessionWatchOf(useApolloClient());
  return { ...useSyncExternalStore(listen, known, knownAtFirst), retry };
};

/** The signed-in person, for components that render the same for visitors and while unknown: they don't render again then. */
export const usePerson = () => {
  const { listen, known, knownAtFirst } = sessionWatchOf(useApolloClient());
  return useSyncExternalStore(
    listen,
    () => known().user,
    () => knownAtFirst().user,
  );
};
