import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { finishSignOut, startSignOut } from '../../lib/pending-sign-out.ts';
import { endSession } from '../../lib/session/session-record.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';

/** Clears the session from this browser, and navigates home. */
export const useLeave = () => {
  const client = useApolloClient();
  const navigate = useNavigate();

  return () => {
    navigate(paths.landing());
    endSession(client);
  };
};

/**
 * Signs out regardless of the server's response: this browser clears its session immediately, the server when
 * reachable.
 */
export const useSignOut = () => {
  const leave = useLeave();
  const toast = useToast();

  return async () => {
    startSignOut();
    const isSignedOut = await Promise.resolve(finishSignOut()).then(
      () => true,
      () => false,
    );
    leave();
    toast(
      isSignedOut
        ? { title: t`Logged Out`, description: t`You have been successfully logged out.` }
        : {
            title: t`Logged out on this device`,
            description: t`You're offline. We'll finish signing you out when you're back online.`,
          },
    );
  };
};
