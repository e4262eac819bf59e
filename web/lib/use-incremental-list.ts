import { startTransition, useEffect, useState } from 'react';

/** Number of items for the first viewport, and per step after that. */
const slice = 4;

/**
 * The part of a long list to draw by now: it grows slice by slice until all is there. Drawn at once, a page of cards with
 * their pictures would keep a slow phone from hearing fingers.
 */
export function useIncrementalList<Item>(items: readonly Item[]): readonly Item[] {
  const [drawn, setDrawn] = useState(slice);
  const isWhole = drawn >= items.length;
  useEffect(() => {
    if (!isWhole) startTransition(() => setDrawn(drawn + slice));
  }, [drawn, isWhole]);
  return isWhole ? items : items.slice(0, drawn);
}
