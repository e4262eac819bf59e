import { useEffect, useLayoutEffect, useRef } from 'react';
import { neighbor } from './neighbor.ts';

interface Terms {
  /** The queue that was searched for; undefined until it has come, while the one before may still be on the screen. */
  idsFound: () => readonly string[] | undefined;
  selected: string | null;
  select: (id: string | null) => void;
}

/**
 * Moves between the applications of the queue. A step taken while the queue loads waits for it, and each step
 * starts where the one before it led, even when that one is not on the screen yet. Leaving a decided application
 * waits as well.
 */
export function useQueueSteps({ idsFound, selected, select }: Terms) {
  const current = useRef(selected);
  const waiting = useRef<(1 | -1)[]>([]);
  /** The decided application to move on from, unless a waiting step does. */
  const leaving = useRef<string | null>(null);
  const stay = () => {
    waiting.current = [];
    leaving.current = null;
  };
  useLayoutEffect(() => {
    // The admin chose another one by hand.
    if (current.current !== selected) stay();
    current.current = selected;
  }, [selected]);

  const move = () => {
    const isAsked = waiting.current.length > 0 || leaving.current !== null;
    const ids = isAsked ? idsFound() : undefined;
    if (!ids) return;
    let to = waiting.current.reduce<string | null>(
      (from, step) => neighbor(ids, from, step),
      current.current,
    );
    if (to !== null && to === leaving.current) to = neighbor(ids, to, 1, 'not itself');
    stay();
    if (to === current.current) return;
    current.current = to;
    select(to);
  };
  useEffect(move);

  return {
    step: (step: 1 | -1) => {
      waiting.current.push(step);
      move();
    },
    /** Moves on from a decided application, unless the admin already did. */
    leave: (decided: string) => {
      if (current.current !== decided) return;
      leaving.current = decided;
      move();
    },
    /** Drops what waits for the queue. */
    stay,
    isSelected: (id: string) => current.current === id,
  };
}
