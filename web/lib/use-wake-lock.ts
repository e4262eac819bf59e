import { useEffect } from 'react';

/** Asks for the screen to stay on; null where that is not possible, such as with a low battery. */
const requestWakeLock = () => navigator.wakeLock?.request('screen').catch(() => null) ?? null;

/** Keeps the screen on while a screen of the site is open. The browser ends it when the page is hidden. */
export const useWakeLock = () => {
  useEffect(() => {
    let lock: Promise<WakeLockSentinel | null> | null = null;
    const release = () => {
      void lock?.then(held => held?.release());
      lock = null;
    };
    const follow = () => {
      release();
      if (!document.hidden) lock = requestWakeLock();
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      release();
    };
  }, []);
};
