import { useAbandonPaymentMutation } from '../../generated/graphql.ts';
import { useToast } from '../../ui/Toasts.tsx';
import { forgetAttempt } from './attempt-key.ts';

/** Gives the held plates free and goes back; where that is not possible, it says why. */
export const useAbandonPayment = (orderId: string, onBack: () => void) => {
  const [abandonPayment, { loading }] = useAbandonPaymentMutation();
  const toast = useToast();

  const abandon = async () => {
    const answer = await abandonPayment({ variables: { orderId } }).then(
      ({ data }) => data?.abandonPayment,
      () => undefined,
    );
    if (answer?.__typename === 'HeldOrder') {
      forgetAttempt();
      onBack();
      return;
    }
    toast({ title: 'Not yet', description: answer?.message ?? 'Please try again.', tone: 'danger' });
  };
  return { abandon, isAbandoning: loading };
};
