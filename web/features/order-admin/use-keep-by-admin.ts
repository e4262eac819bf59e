import { useConfirmOrderByAdminMutation } from '../../generated/graphql.ts';
import { failureText } from '../../lib/failure-text.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';

const notDone = 'Something went wrong. Please try again.';

/** Confirms an order although its kitchen is stopped, and shows the result. */
export const useKeepByAdmin = (orderId: string) => {
  const toast = useToast();
  const [confirm, { loading }] = useConfirmOrderByAdminMutation();

  const keep = async () => {
    try {
      const answer = (await confirm({ variables: { orderId } })).data?.confirmOrderByAdmin;
      if (answer?.__typename === 'Order') toast({ tone: 'success', title: 'The order is confirmed' });
      else toast({ tone: 'danger', title: answer?.message ?? notDone });
    } catch (error) {
      toast({ tone: 'danger', title: failureText(error, notDone) });
    }
  };
  return { keep, isKeeping: loading };
};
