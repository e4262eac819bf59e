import { useSyncExternalStore } from 'react';

/** Tells whether a media query matches; letters of the reader's own size count, because widths are in em. */
const matching = (condition: string) => {
  const read = () => window.matchMedia(condition).matches;
  const onChange = (changed: () => void) => {
    const query = window.matchMedia(condition);
    query.addEventListener('change', changed);
    return () => query.removeEventListener('change', changed);
  };
  return () => useSyncExternalStore(onChange, read, () => false);
};

/** Whether there is room for things side by side. */
export const useWideWindow = matching('(min-width: 56rem)');

/** Whether there is room on both sides of the column of a phone: the variant `wide` of tokens.css. */
export const useRoomBeside = matching('(min-width: 72em)');
