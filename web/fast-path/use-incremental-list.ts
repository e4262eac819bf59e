import { startTransition, useEffect, useState } from 'react';
import { isFastPathOn } from './is-on.ts';

/** Number of items for the first viewport, and per step after that. */
const slice = 4;

/**
 * The part of a long list to render so far: it grows step by step until complete. Rendered in one task, a page of cards
 * with their pictures would keep a slow phone from responding to touch.
 */
export function useIncrementalList<Item>(items: readonly Item[]): readonly Item[] {
  const [shown, setShown] = useState(isFastPathOn ? slice : Infinity);
  const isWhole = shown >= items.length;
  useEffect(() => {
    if (!isWhole) startTransition(() => setShown(shown + slice));
  }, [shown, isWhole]);
  return isWhole ? items : items.slice(0, shown);
}
