import { t } from '@lingui/core/macro';
import { useCancelOrderByKitchenMutation } from '../../../generated/graphql.ts';
import type { Refusal } from '../../../lib/refusal.ts';
import { useToast } from '../../../ui/feedback/Toasts.tsx';

/** Cancels an order with a reason, or returns why not. */
export const useCancelByKitchen = ({ id, orderNumber }: { id: string; orderNumber: string }) => {
  const toast = useToast();
  const [cancel] = useCancelOrderByKitchenMutation();

  return async (reason: string): Promise<Refusal | undefined> => {
    const answer = await cancel({ variables: { input: { orderId: id, reason } } }).then(
      ({ data }) => data?.cancelOrderByKitchen,
      () => undefined,
    );
    if (answer?.__typename !== 'Order')
      return answer ?? { message: t`Network error occurred. Please try again.`, field: null };
    toast({
      tone: 'success',
      title: t`${orderNumber} is canceled`,
      description: t`The customer sees your reason, and the plates are available again.`,
    });
    return undefined;
  };
};
