import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { useSignOutMutation } from '../../generated/graphql.ts';
import { useToast } from '../../ui/Toasts.tsx';
import { endSession } from './session-record.ts';
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

/** Makes this browser forget whoever was signed in, and leads to the start. */
export const useLeave = () => {
  const client = useApolloClient();
  const navigate = useNavigate();

  return () => {
    navigate(paths.landing());
    endSession(client);
  };
};

/** Leaves, whatever the server answers: this browser forgets the person either way. */
export const useSignOut = () => {
  const leave = useLeave();
  const toast = useToast();
  const [signOut] = useSignOutMutation();

  return async () => {
    const isSignedOut = await signOut().then(
      () => true,
      () => false,
    );
    leave();
    if (isSignedOut) toast({ title: t`Logged Out`, description: t`You have been successfully logged out.` });
  };
};
