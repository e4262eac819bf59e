import { useEffect, useState } from 'react';

/** The first paint and what it needs come first. */
const patience = 1200;

/** Turns true once the page stands, for what may come after it. */
export function useLater(): boolean {
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTime(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return isTime;
}
