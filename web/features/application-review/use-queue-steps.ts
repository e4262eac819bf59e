import { useEffect, useLayoutEffect, useRef } from 'react';
import { neighbor } from './neighbor.ts';

interface Terms {
  /** The queue that was searched for; undefined until it has come, while the one before may still be on the screen. */
  idsFound: () => readonly string[] | undefined;
  selected: string | null;
  select: (id: string | null) => void;
}

type Step = (ids: readonly string[], from: string | null) => string | null;

/**
 * Moves between the applications of the queue. A step taken while the queue loads waits for it, and each step
 * starts where the one before it led, even when that one is not on the screen yet.
 */
export function useQueueSteps({ idsFound, selected, select }: Terms) {
  const current = useRef(selected);
  const waiting = useRef<Step[]>([]);
  useLayoutEffect(() => {
    current.current = selected;
  }, [selected]);

  const goTo = (id: string | null) => {
    current.current = id;
    select(id);
  };
  const takeWaitingSteps = () => {
    const ids = waiting.current.length > 0 ? idsFound() : undefined;
    if (!ids) return;
    const steps = waiting.current.splice(0);
    const next = steps.reduce((from, step) => step(ids, from), current.current);
    if (next !== current.current) goTo(next);
  };
  useEffect(takeWaitingSteps);

  const take = (step: Step) => {
    waiting.current.push(step);
    takeWaitingSteps();
  };

  return {
    step: (by: 1 | -1) => take((ids, from) => neighbor(ids, from, by)),
    /** Moves on from a decided application, unless the admin already did. */
    leave: (decided: string) =>
      take((ids, from) => (from === decided ? neighbor(ids, decided, 1, 'not itself') : from)),
    isSelected: (id: string) => current.current === id,
  };
}
