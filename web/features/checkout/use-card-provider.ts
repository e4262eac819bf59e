import { t } from '@lingui/core/macro';
import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useCallback, useEffect, useState } from 'react';
import { useStartPaymentMutation } from '../../generated/graphql.ts';
import { cardRefusal } from './card-refusal.ts';

const noAnswer = () => t`We couldn't start the payment. You weren't charged.`;

/** Starts the payment and loads the card provider's script, which only paying customers download. */
export const useCardProvider = (orderId: string) => {
  const [start] = useStartPaymentMutation();
  const [started, setStarted] = useState<{ clientSecret: string }>();
  const [provider, setProvider] = useState<Promise<Stripe | null>>(() => Promise.resolve(null));
  const [refusal, setRefusal] = useState<string>();

  const begin = useCallback(async () => {
    setRefusal(undefined);
    try {
      const { data } = await start({ variables: { orderId } });
      const answer = data?.startPayment;
      if (answer?.__typename !== 'PaymentStarted') {
        return setRefusal(answer ? cardRefusal(answer) : noAnswer());
      }
      setProvider(Promise.resolve(await loadStripe(answer.publishableKey)));
      setStarted(answer);
    } catch {
      setRefusal(noAnswer());
    }
  }, [start, orderId]);

  useEffect(() => void begin(), [begin]);
  return { started, provider, refusal, tryAgain: () => void begin() };
};
