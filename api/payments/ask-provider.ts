import { CardProviderFailed } from '../core/card-provider.ts';
import { PaymentUnavailable } from './payment-problems.ts';

/** What the card provider answers, or the refusal when it is away. */
export const askProvider = async <Answer>(
  ask: () => Promise<Answer>,
): Promise<Answer | PaymentUnavailable> => {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof CardProviderFailed) return new PaymentUnavailable();
    throw error;
  }
};
