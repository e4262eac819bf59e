import { t } from '@lingui/core/macro';
import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useCallback, useEffect, useState } from 'react';
import { sandboxCardKey } from '../../../schema/sandbox-cards.ts';
import type { Refusal } from '../../lib/refusal.ts';
import { cardRefusal } from './card-refusal.ts';

/** What the card provider's form needs. */
export interface StartedPayment {
  __typename: 'PaymentStarted';
  clientSecret: string;
  publishableKey: string;
}

/** Starts a payment; must stay the same between renders. */
export type StartPayment = () => Promise<StartedPayment | (Refusal & { __typename: string }) | undefined>;

const noAnswer = () => t`We couldn't start the payment. You weren't charged.`;

const isStarted = (answer: StartedPayment | Refusal): answer is StartedPayment => 'clientSecret' in answer;

/** Starts the payment and loads the card provider's script, which only paying customers download. */
export const useCardProvider = (start: StartPayment) => {
  const [started, setStarted] = useState<StartedPayment>();
  const [provider, setProvider] = useState<Promise<Stripe | null>>(() => Promise.resolve(null));
  const [refusal, setRefusal] = useState<string>();

  const begin = useCallback(async () => {
    setRefusal(undefined);
    try {
      const answer = await start();
      if (!answer || !isStarted(answer)) return setRefusal(answer ? cardRefusal(answer) : noAnswer());
      if (answer.publishableKey !== sandboxCardKey)
        setProvider(Promise.resolve(await loadStripe(answer.publishableKey)));
      setStarted(answer);
    } catch {
      setRefusal(noAnswer());
    }
  }, [start]);

  useEffect(() => void begin(), [begin]);
  return { started, provider, refusal, tryAgain: () => void begin() };
};
