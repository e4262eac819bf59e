import { CardProviderFailed } from '../core/card-provider.ts';
import { withDeadline } from '../core/with-deadline.ts';
import { PaymentUnavailable } from './payment-problems.ts';

/** How long somebody who looks at a screen waits for the card provider; with our own work it stays below 5 s. */
const patienceMs = 4000;

/** What the card provider answers, or the refusal when it is away or says nothing. */
export const askProvider = async <Answer>(
  ask: () => Promise<Answer>,
): Promise<Answer | PaymentUnavailable> => {
  try {
    return await withDeadline(patienceMs, ask, () => new CardProviderFailed('The provider did not answer.'));
  } catch (error) {
    if (error instanceof CardProviderFailed) return new PaymentUnavailable();
    throw error;
  }
};
