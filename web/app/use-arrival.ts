import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { focusHeading } from './focus-heading.ts';
import { rememberScroll, restoreScroll } from './scroll-memory.ts';

let firstScreen = true;

/** What a full page load would do on arriving at a screen: scroll position and focus in the right place. */
export function useArrival(main: RefObject<HTMLElement | null>) {
  const { pathname, key } = useLocation();
  const arrivedBy = useNavigationType();

  // Ends with the screen itself: a later scroll event would belong to the shorter page that replaces it.
  useLayoutEffect(() => rememberScroll(key), [key]);

  // A new path is an arrival; a new key alone, for example of changed filters, is not.
  useEffect(() => {
    if (firstScreen) {
      firstScreen = false;
      return;
    }
    const stop = new AbortController();
    if (arrivedBy === 'POP') restoreScroll(key, stop.signal);
    else window.scrollTo(0, 0);
    if (main.current) focusHeading(main.current, stop.signal);
    return () => stop.abort();
  }, [pathname]);
}
