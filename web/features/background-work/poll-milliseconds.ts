/** How often the screen is read again. */
export const pollMilliseconds = 15_000;
