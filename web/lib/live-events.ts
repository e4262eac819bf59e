import { useEffect, useRef } from 'react';

/**
 * Joins the live connection, which is loaded late, with what needs to know of it. `closed`: nothing arrives until it is
 * back. `missed`: it was lost for a while, so updates may be missing. `person`: someone else is signed in now, and
 * needs a connection of their own. `refused`: a change by staff who only look on as someone else.
 */
export const liveEvents = new EventTarget();

export function useLiveEvent(type: 'closed' | 'missed' | 'refused', listener: () => void) {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => {
    const callLatest = () => latest.current();
    liveEvents.addEventListener(type, callLatest);
    return () => liveEvents.removeEventListener(type, callLatest);
  }, [type]);
}

/** Refetches what subscriptions may have missed. */
export const useRefetchWhenMissed = (refetch: () => void) => useLiveEvent('missed', refetch);
