const patienceInMilliseconds = 1500;
const positions = new Map<string, number>();

/** Says that the site restores scroll positions itself. */
export const takeOverScrolling = () => {
  history.scrollRestoration = 'manual';
};

/** Keeps the scroll position of one history entry while it is shown. */
export function rememberScroll(key: string) {
  const remember = () => positions.set(key, window.scrollY);
  window.addEventListener('scroll', remember, { passive: true });
  return () => window.removeEventListener('scroll', remember);
}

/** Going back returns to where the list was left, as soon as it is tall enough again. */
export function restoreScroll(key: string, signal: AbortSignal) {
  const wanted = positions.get(key) ?? 0;
  const until = performance.now() + patienceInMilliseconds;
  const tryAgain = () => {
    if (signal.aborted) return;
    window.scrollTo(0, wanted);
    if (Math.abs(window.scrollY - wanted) > 1 && performance.now() < until) requestAnimationFrame(tryAgain);
  };
  tryAgain();
}
