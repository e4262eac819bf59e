import { useHandleOrderIssueMutation } from '../../generated/graphql.ts';
import { failureText } from '../../lib/failure-text.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';

const notDone = 'Something went wrong. Please try again.';

/** Marks a reported problem as handled; `onAnswer` reads again what is shown, also when another admin was faster. */
export const useHandleIssue = (orderId: string, onAnswer: () => void) => {
  const toast = useToast();
  const [handle, { loading }] = useHandleOrderIssueMutation({ variables: { orderId } });

  const handleIssue = async () => {
    try {
      const answer = (await handle()).data?.handleOrderIssue;
      if (answer?.__typename === 'Order') toast({ tone: 'success', title: 'Marked as handled' });
      else toast({ tone: 'danger', title: answer?.message ?? notDone });
      onAnswer();
      // The button is gone with what it was about.
      document.querySelector('h1')?.focus();
    } catch (error) {
      toast({ tone: 'danger', title: failureText(error, notDone) });
    }
  };
  return { handleIssue, isHandling: loading };
};
