import { t } from '@lingui/core/macro';
import { type Refusal, refusalText } from '../../lib/refusal.ts';

/** Why a payment can't be made or abandoned, in the reader's language. */
export const cardRefusal = (refusal: Refusal): string => {
  switch (refusal.__typename) {
    case 'PaymentUnavailable':
      return t`Card payments aren't working right now. You weren't charged. Please try again in a few minutes.`;
    case 'HoldEnded':
      return t`Your plates were reserved for 15 minutes and have been released. Please order again.`;
    case 'BillAlreadyPaid':
    case 'BillIsVoid':
      return t`There is no bill to pay.`;
    case 'NothingToPay':
      return t`There is nothing to pay for this order.`;
    default:
      return refusalText(refusal);
  }
};
