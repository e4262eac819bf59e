interface Declined {
  type?: string;
  code?: string;
  message?: string;
}

/** Why the card was not charged, and what to do, in plain words. */
export const declineWords = ({ type, code, message }: Declined): string => {
  if (code === 'payment_intent_authentication_failure')
    return 'Your bank could not confirm that it is you. Nothing was charged. Please try again or use another card.';
  if (code === 'card_declined')
    return 'Your bank declined this card. Nothing was charged. Please use another card.';
  if (code === 'expired_card') return 'This card has expired. Please use another card.';
  if (type === 'validation_error' || type === 'card_error')
    return message ?? 'This card could not be charged. Please use another card.';
  return 'The payment did not go through and nothing was charged. Please try again.';
};
