import { t } from '@lingui/core/macro';
import { failureText } from '../../lib/failure-text.ts';
import { refusalOr } from '../../lib/refusal.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import type { ToastMessage } from '../../ui/feedback/toast-message.ts';

interface Answer {
  __typename: string;
  message?: string;
}

const done = (): ToastMessage => ({
  tone: 'success',
  title: t`Progress Updated`,
  description: t`Your onboarding step has been completed successfully.`,
});

/** Runs a mutation, shows the result in a toast, and returns whether it succeeded. */
export const useOutcomeToast = () => {
  const toast = useToast();
  return async (
    change: () => Promise<Answer | undefined>,
    failure: { title: string; description: string },
    success: ToastMessage = done(),
  ): Promise<boolean> => {
    try {
      const answer = await change();
      const isDone = answer?.__typename === 'Application';
      toast(
        isDone
          ? success
          : {
              tone: 'danger',
              title: failure.title,
              description: refusalOr(answer, failure.description),
            },
      );
      return isDone;
    } catch (error) {
      const description = failureText(error, failure.description);
      toast({ tone: 'danger', title: failure.title, description });
      return false;
    }
  };
};
