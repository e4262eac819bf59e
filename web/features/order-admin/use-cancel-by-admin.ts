import { useCancelOrderByAdminMutation } from '../../generated/graphql.ts';
import { failureText } from '../../lib/failure-text.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';

const notDone = 'Order not canceled. Please try again.';

/** Cancels an order; returns why not on refusal. */
export const useCancelByAdmin = (orderId: string) => {
  const toast = useToast();
  const [cancel] = useCancelOrderByAdminMutation();

  return async (reason: string): Promise<string | undefined> => {
    try {
      const answer = (await cancel({ variables: { input: { orderId, reason } } })).data?.cancelOrderByAdmin;
      if (answer?.__typename !== 'Order') return answer?.message ?? notDone;
      toast({ tone: 'success', title: 'The order is canceled' });
    } catch (error) {
      return failureText(error, notDone);
    }
  };
};
