import { t } from '@lingui/core/macro';
import { type Refusal, refusalText } from '../../lib/refusal.ts';

/** Why nothing can be paid, or not be given up, in the reader's language. */
export const cardRefusal = (refusal: Refusal): string => {
  switch (refusal.__typename) {
    case 'PaymentUnavailable':
      return t`Card payments do not work at the moment. Nothing was charged; please try again in a little while.`;
    case 'HoldEnded':
      return t`Your plates were kept for 15 minutes and are free again now. Please order again.`;
    case 'NothingToPay':
      return t`There is nothing to pay for this order.`;
    default:
      return refusalText(refusal);
  }
};
