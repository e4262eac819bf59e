/** How often a screen that waits for the card provider's word asks whether it came. */
export const cardPollMilliseconds = 1000;
