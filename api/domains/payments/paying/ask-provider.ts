import { CardProviderFailed } from '../../../core/interfaces/card-provider.ts';
import { isOverdue, within } from '../../../core/limits/within.ts';
import { PaymentUnavailable } from '../payment-problems.ts';

/** Timeout of the card provider in requests that people wait for; with our own work it stays below 5 s. */
const patienceMs = 4000;

/** Calls the card provider; returns a problem when it is unavailable or times out. */
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
