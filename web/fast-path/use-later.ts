import { useEffect, useState } from 'react';
import { isFastPathOn } from './is-on.ts';

/** The first paint and what it needs come first. */
const patience = 1200;

/** Becomes true once the page is ready, for work that can wait. */
export function useLater(): boolean {
  const [isTime, setTime] = useState(!isFastPathOn);
  useEffect(() => {
    const timer = setTimeout(() => setTime(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return isTime;
}
