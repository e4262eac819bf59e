import { plural, t } from '@lingui/core/macro';
import { useSignOutEverywhereMutation } from '../../generated/graphql.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';

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
        title: t`You are still signed in`,
        description: t`Please check your connection and try again.`,
      });
      return;
    }
    onSignedOut();
    toast({
      title: t`Logged Out`,
      description: plural(ended, {
        one: 'You were only signed in here.',
        other: "You're signed out in # places.",
      }),
    });
  };
  return { signOutEverywhere, isSigningOut: loading };
};
