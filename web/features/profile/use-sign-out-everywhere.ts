import { useSignOutEverywhereMutation } from '../../generated/graphql.ts';
import { useToast } from '../../ui/Toasts.tsx';

/** Ends the sessions of all devices, this one among them. */
export const useSignOutEverywhere = ({ onSignedOut }: { onSignedOut: () => void }) => {
  const toast = useToast();
  const [signOut, { loading }] = useSignOutEverywhereMutation();

  const signOutEverywhere = async () => {
    const ended = await signOut().then(
      ({ data }) => data?.signOutEverywhere.sessionsEnded,
      () => undefined,
    );
    if (ended === undefined) {
      toast({
        tone: 'danger',
        title: 'You are still signed in',
        description: 'Please check your connection and try again.',
      });
      return;
    }
    onSignedOut();
    toast({
      title: 'Logged Out',
      description: ended === 1 ? 'You were signed in here only.' : `You are signed out in ${ended} places.`,
    });
  };
  return { signOutEverywhere, isSigningOut: loading };
};
