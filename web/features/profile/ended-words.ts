/** Where else one was signed in and is no longer; nothing where there was no other place. */
export const endedWords = (sessionsEnded: number): string | undefined => {
  if (sessionsEnded === 0) return undefined;
  return sessionsEnded === 1
    ? 'Signed out in 1 other place.'
    : `Signed out in ${sessionsEnded} other places.`;
};
