import { useEffect, useState } from 'react';

/** The current time, updated every second until a moment. */
export const useNowUntil = (until: Date) => {
  const [now, setNow] = useState(() => new Date());
  const isOver = now >= until;
  useEffect(() => {
    if (isOver) return;
    const ticking = setInterval(() => setNow(new Date()), 1000);
    return () => clearInterval(ticking);
  }, [isOver]);
  return now;
};
