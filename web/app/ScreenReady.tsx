import { useEffect } from 'react';

/** Stands beside a screen: once both are there and answer, what was done before is done (public/early-events.js). */
export function ScreenReady() {
  useEffect(replayEarlyEvents, []);
  return null;
}

export function replayEarlyEvents() {
  delete document.getElementById('root')?.dataset.drawn;
  window.dispatchEvent(new Event('screen:ready'));
}
