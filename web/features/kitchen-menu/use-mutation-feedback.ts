import { t } from '@lingui/core/macro';
import { failureText } from '../../lib/failure-text.ts';
import { refusalText } from '../../lib/refusal.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';

type Outcome = { __typename: string; message?: string } | null | undefined;

/** Runs a menu mutation and shows a toast when it fails. Returns whether it succeeded. */
export const useMutationFeedback = () => {
  const toast = useToast();
  return async (act: () => Promise<Outcome>, otherwise: string): Promise<boolean> => {
    try {
      const outcome = await act();
      if (outcome && outcome.message === undefined) return true;
      const { __typename, message } = outcome ?? {};
      toast({
        tone: 'danger',
        title: otherwise,
        description: message && refusalText({ __typename, message }),
      });
    } catch (error) {
      toast({ tone: 'danger', title: otherwise, description: failureText(error, t`Please try again.`) });
    }
    return false;
  };
};
