import { useTestPaymentSystemMutation } from '../../../generated/graphql.ts';
import { useToast } from '../../../ui/feedback/Toasts.tsx';

/** Tests whether a payment can be started; the texts are given by the specification. */
export const useTestPayment = () => {
  const [begin, { loading }] = useTestPaymentSystemMutation();
  const toast = useToast();
  const failed = (description: string) =>
    toast({ title: 'Payment test failed. Check your Stripe configuration.', description, tone: 'danger' });

  const test = async () => {
    try {
      const answer = (await begin()).data?.testPaymentSystem;
      if (answer?.__typename === 'TestPayment') {
        toast({ title: 'Payment system test successful', tone: 'success' });
      } else if (answer?.__typename === 'PaymentNotConfigured') {
        toast({ title: answer.message, tone: 'danger' });
      } else {
        failed(answer?.message ?? '');
      }
    } catch (error) {
      const description = error instanceof Error ? error.message : undefined;
      toast({ title: 'Test Failed', description, tone: 'danger' });
    }
  };
  return { test, isTesting: loading };
};
