import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { isPressing, onPressEnd } from './presses.ts';

/**
 * Returns a value that changes by itself, such as the results of a search, or orders that come in, as it was before a press
 * until that was handled. What moved away under the pointer would lose its click, or something else would get it; leaving
 * a search field begins its search.
 */
export const useSteady = <Value>(value: Value): Value => {
  const shown = useRef(value);
  const isBehind = useRef(false);
  const [, catchUp] = useReducer((turn: number) => turn + 1, 0);
  const seen = isPressing() ? shown.current : value;
  useLayoutEffect(() => {
    shown.current = seen;
    isBehind.current = seen !== value;
    // A press may end while a transition is rendered.
    if (isBehind.current && !isPressing()) catchUp();
  });
  useEffect(
    () =>
      onPressEnd(() => {
        if (isBehind.current) catchUp();
      }),
    [],
  );
  return seen;
};
