import { CardProviderFailed } from '../../../core/card-provider.ts';
import { isOverdue, within } from '../../../core/within.ts';
import { PaymentUnavailable } from '../payment-problems.ts';

/** How long somebody who looks at a screen waits for the card provider; with our own work it stays below 5 s. */
const patienceMs = 4000;

/** What the card provider answers, or the refusal when it is away or says nothing. */
export const askProvider = async <Answer>(
  ask: () => Promise<Answer>,
): Promise<Answer | PaymentUnavailable> => {
  try {
    return await within(ask(), patienceMs);
  } catch (error) {
    if (error instanceof CardProviderFailed || isOverdue(error)) return new PaymentUnavailable();
    throw error;
  }
};
