import { useApolloClient } from '@apollo/client/react';
import { useSyncExternalStore } from 'react';
import { sessionWatchOf } from './session-watch.ts';

/** Who is signed in here, and whether that is known. Asked once; signing in and out write the answer themselves. */
export const useSession = () => {
  const { listen, known, knownAtFirst, askAgain } = sessionWatchOf(useApolloClient());
  return { ...useSyncExternalStore(listen, known, knownAtFirst), askAgain };
};

/** Who is signed in here, for what looks the same to strangers and while it is not known: it is not drawn anew then. */
export const usePerson = () => {
  const { listen, known, knownAtFirst } = sessionWatchOf(useApolloClient());
  return useSyncExternalStore(
    listen,
    () => known().user,
    () => knownAtFirst().user,
  );
};
