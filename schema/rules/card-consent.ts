/** What a customer agrees to who lets a card be charged for their bills: shown beside the tick, stored with the card. */
export const cardConsent =
  /*i18n*/ 'Pay my weekly tiffin bills with this card. It is charged automatically when a bill is made, until I remove it. I am notified of every bill.';
