import { t } from '@lingui/core/macro';
import { useAbandonPaymentMutation } from '../../generated/graphql.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { cardRefusal } from './card-refusal.ts';
import { orderAttempts } from './order-attempts.ts';

/** Releases the held plates and goes back, or shows why it can't. */
export const useAbandonPayment = (orderId: string, onBack: () => void) => {
  const [abandonPayment, { loading }] = useAbandonPaymentMutation();
  const toast = useToast();

  const abandon = async () => {
    const answer = await abandonPayment({ variables: { orderId } }).then(
      ({ data }) => data?.abandonPayment,
      () => undefined,
    );
    if (answer?.__typename === 'HeldOrder') {
      orderAttempts.forget();
      onBack();
      return;
    }
    const description = answer ? cardRefusal(answer) : t`Please try again.`;
    toast({ title: t`Not yet`, description, tone: 'danger' });
  };
  return { abandon, isAbandoning: loading };
};
