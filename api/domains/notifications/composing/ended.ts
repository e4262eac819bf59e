/** A reason as a sentence: people often leave out the period. */
export const ended = (reason: string): string => (/[.!?]$/.test(reason) ? reason : `${reason}.`);
