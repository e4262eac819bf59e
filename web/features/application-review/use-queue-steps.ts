import { useEffect, useLayoutEffect, useRef } from 'react';
import { neighbor } from './neighbor.ts';

interface Terms {
  /** The queue on the screen; undefined while it loads. */
  idsShown: () => readonly string[] | undefined;
  selected: string | null;
  select: (id: string | null) => void;
}

/**
 * Moves between the applications of the queue. A step taken while the queue loads waits for it, and each step
 * starts where the one before it led, even when that one is not on the screen yet.
 */
export function useQueueSteps({ idsShown, selected, select }: Terms) {
  const current = useRef(selected);
  const waiting = useRef<(1 | -1)[]>([]);
  useLayoutEffect(() => {
    current.current = selected;
  }, [selected]);

  const goTo = (id: string | null) => {
    current.current = id;
    select(id);
  };
  const takeWaitingSteps = () => {
    const ids = waiting.current.length > 0 ? idsShown() : undefined;
    if (!ids) return;
    const steps = waiting.current.splice(0);
    goTo(steps.reduce<string | null>((from, step) => neighbor(ids, from, step), current.current));
  };
  useEffect(takeWaitingSteps);

  return {
    step: (step: 1 | -1) => {
      waiting.current.push(step);
      takeWaitingSteps();
    },
    /** Moves on from a decided application, unless the admin already did. */
    leave: (decided: string) => {
      if (current.current === decided) goTo(neighbor(idsShown() ?? [], decided, 1, 'not itself'));
    },
    isSelected: (id: string) => current.current === id,
  };
}
