import { useEffect, useRef } from 'react';

/** Does something when a thing has come true, with what is to be done by then. */
export const useOnce = (isTrue: boolean, act: () => void): void => {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    if (isTrue) latest.current();
  }, [isTrue]);
};
