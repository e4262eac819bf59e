import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { useMeQuery, useSignOutMutation } from '../../generated/graphql.ts';
import { useToast } from '../../ui/Toasts.tsx';
import { endSession } from './session-record.ts';

/** Who is signed in here. Asked once; signing in and out write the answer themselves. */
export const useSession = () => {
  const { data, loading, error, refetch } = useMeQuery({ notifyOnNetworkStatusChange: true });
  return {
    user: data?.me ?? undefined,
    loading,
    hasFailed: error !== undefined,
    askAgain: () => void refetch(),
  };
};

/** Leaves, whatever the server answers: this browser forgets the person either way. */
export const useSignOut = () => {
  const client = useApolloClient();
  const navigate = useNavigate();
  const toast = useToast();
  const [signOut] = useSignOutMutation();

  return async () => {
    const isSignedOut = await signOut().then(
      () => true,
      () => false,
    );
    navigate(paths.landing());
    endSession(client);
    if (isSignedOut) toast({ title: 'Logged Out', description: 'You have been successfully logged out.' });
  };
};
