/** Settle time of a network that has just come back, and the delay between two tries, in milliseconds. */
const settling = 15_000;
const pause = 1_000;

let backSince = Number.NEGATIVE_INFINITY;

/**
 * Retries as soon as the network is back, and once more a moment later while it settles; returns a function to stop.
 */
export const whenNetworkIsBack = (tryAgain: () => void): (() => void) => {
  const back = () => {
    backSince = performance.now();
    tryAgain();
  };
  window.addEventListener('online', back);
  const isSettling = navigator.onLine && performance.now() - backSince < settling;
  const nextTry = isSettling ? setTimeout(tryAgain, pause) : undefined;
  return () => {
    window.removeEventListener('online', back);
    clearTimeout(nextTry);
  };
};
