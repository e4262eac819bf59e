import { useEffect } from 'react';

/** Rendered beside a screen: once both are hydrated, replays early events (public/early-events.js). */
export function ScreenReady() {
  useEffect(replayEarlyEvents, []);
  return null;
}

export function replayEarlyEvents() {
  delete document.getElementById('root')?.dataset.prerendered;
  window.dispatchEvent(new Event('screen:ready'));
}
