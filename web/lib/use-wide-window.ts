import { useSyncExternalStore } from 'react';

const isWide = () => window.matchMedia('(min-width: 56rem)').matches;

const onChange = (changed: () => void) => {
  const query = window.matchMedia('(min-width: 56rem)');
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Whether there is room for things side by side, letters of the reader's own size considered. */
export const useWideWindow = () => useSyncExternalStore(onChange, isWide, () => false);
