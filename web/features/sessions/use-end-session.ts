import { t } from '@lingui/core/macro';
import { MySessionsDocument, useEndSessionMutation } from '../../generated/graphql.ts';
import { readAgain } from '../../lib/read-again.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';

/** Signs out another device. `onEnded` gets the focus, whose row is gone. */
export const useEndSession = ({ onEnded }: { onEnded: () => void }) => {
  const toast = useToast();
  const [end, { loading }] = useEndSessionMutation(readAgain(MySessionsDocument));

  const endSession = async ({ id }: { id: string }, name: string) => {
    const answer = await end({ variables: { id } }).then(
      ({ data }) => data?.endSession,
      () => undefined,
    );
    if (!answer) {
      toast({
        tone: 'danger',
        title: t`${name} is still signed in`,
        description: t`Please check your connection and try again.`,
      });
      return;
    }
    // One that had ended already is gone from the list as well.
    onEnded();
    toast({ tone: 'success', title: t`${name} is signed out` });
  };
  return { endSession, isEnding: loading };
};
