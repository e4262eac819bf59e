import { plural } from '@lingui/core/macro';

/** Where else one was signed in and is no longer; nothing where there was no other place. */
export const endedWords = (sessionsEnded: number): string | undefined => {
  if (sessionsEnded === 0) return undefined;
  return plural(sessionsEnded, {
    one: 'Signed out in # other place.',
    other: 'Signed out in # other places.',
  });
};
