import { t } from '@lingui/core/macro';

interface Declined {
  type?: string;
  code?: string;
  decline_code?: string;
  message?: string;
}

/** Why the card was not charged, and what to do, in plain words. */
export const declineWords = ({ type, code, decline_code, message }: Declined): string => {
  if (code === 'payment_intent_authentication_failure')
    return t`Your bank couldn't verify you. You weren't charged. Please try again or use another card.`;
  if (decline_code === 'insufficient_funds')
    return t`This card has insufficient funds. You weren't charged. Please use another card.`;
  if (code === 'card_declined')
    return t`Your bank declined this card. You weren't charged. Please use another card.`;
  if (code === 'expired_card') return t`This card has expired. Please use another card.`;
  if (code === 'incorrect_cvc')
    return t`The card's security code is incorrect. You weren't charged. Check it or use another card.`;
  if (type === 'validation_error' || type === 'card_error')
    return message ?? t`We couldn't charge this card. Please use another card.`;
  return t`The payment didn't go through. You weren't charged. Please try again.`;
};
