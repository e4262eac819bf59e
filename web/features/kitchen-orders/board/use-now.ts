import { useEffect, useState } from 'react';

const beat = 20_000;

/** The time as a board shows it, some times a minute. */
export const useNow = () => {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const ticking = setInterval(() => setNow(new Date()), beat);
    return () => clearInterval(ticking);
  }, []);
  return now;
};
