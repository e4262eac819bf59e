/** Polling interval while waiting for the card provider's webhook. */
export const cardPollMilliseconds = 1000;
