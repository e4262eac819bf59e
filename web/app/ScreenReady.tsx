import { useEffect } from 'react';

/** Stands beside a screen: once both are there and answer, what was done before is done (public/early-acts.js). */
export function ScreenStands() {
  useEffect(letActsThrough, []);
  return null;
}

export function letActsThrough() {
  delete document.getElementById('root')?.dataset.drawn;
  window.dispatchEvent(new Event('screen-stands'));
}
