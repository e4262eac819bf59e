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
    return t`Your bank could not confirm that it is you. Nothing was charged. Please try again or use another card.`;
  if (decline_code === 'insufficient_funds')
    return t`There is not enough money on this card. Nothing was charged. Please use another card.`;
  if (code === 'card_declined')
    return t`Your bank declined this card. Nothing was charged. Please use another card.`;
  if (code === 'expired_card') return t`This card has expired. Please use another card.`;
  if (code === 'incorrect_cvc')
    return t`The security code of the card is not right. Nothing was charged. Please check it, or use another card.`;
  if (type === 'validation_error' || type === 'card_error')
    return message ?? t`This card could not be charged. Please use another card.`;
  return t`The payment did not go through and nothing was charged. Please try again.`;
};
