import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { OrderDocument, useCancelOrderMutation } from '../../generated/graphql.ts';
import { readQuery } from '../../lib/read-again.ts';
import { refusalText } from '../../lib/refusal.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';

/** Cancels an order; when it is too late, refetches the order instead. */
export const useCancelOrder = () => {
  const client = useApolloClient();
  const toast = useToast();
  const [cancel, { loading }] = useCancelOrderMutation();

  const cancelOrder = async ({ id, orderNumber }: { id: string; orderNumber: string }) => {
    const answer = await cancel({ variables: { input: { orderId: id } } }).then(
      ({ data }) => data?.cancelOrder,
      () => undefined,
    );
    if (answer?.__typename === 'Order') {
      toast({
        tone: 'success',
        title: t`Order canceled`,
        description: t`${orderNumber} will not be cooked.`,
      });
      return true;
    }
    toast({
      tone: 'danger',
      title: t`The order was not canceled`,
      description: answer ? refusalText(answer) : t`Network error occurred. Please try again.`,
    });
    if (answer) await client.refetchQueries({ include: [OrderDocument], onQueryUpdated: readQuery });
    return false;
  };

  return { cancelOrder, isCanceling: loading };
};
