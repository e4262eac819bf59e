import { useCallback, useEffect, useState } from 'react';
import { useUrlParams } from './url-params.ts';

const pauseInMilliseconds = 300;

/** Filters that live in the address, so that a list can be linked and survives reload and Back. */
export function useFiltersInUrl<Name extends string>(names: readonly Name[]) {
  const [params, setParams] = useUrlParams();
  const filters = Object.fromEntries(names.map(name => [name, params.get(name)])) as Record<
    Name,
    string | null
  >;
  const change = useCallback(
    (changes: Partial<Record<Name, string | null>>) =>
      setParams(
        current => {
          for (const [name, value] of Object.entries(changes) as [Name, string | null][]) {
            if (value) current.set(name, value);
            else current.delete(name);
          }
          return current;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );
  return { filters, change };
}

/** Typed text shows immediately and is searched after a pause, or on blur. */
export function usePausedText(value: string, onPause: (text: string) => void) {
  const [text, setText] = useState(value);
  const [sent, setSent] = useState(value);
  const [seen, setSeen] = useState(value);
  // The address follows what was sent a moment later, and must not undo what is typed meanwhile; it changes by other
  // means, such as Back, too.
  if (value !== seen) {
    setSeen(value);
    if (value !== sent) {
      setSent(value);
      setText(value);
    }
  }
  useEffect(() => {
    if (text === sent) return;
    const timer = setTimeout(() => {
      setSent(text);
      onPause(text);
    }, pauseInMilliseconds);
    return () => clearTimeout(timer);
  }, [text, sent, onPause]);
  const searchNow = () => {
    if (text === sent) return;
    setSent(text);
    onPause(text);
  };
  return [text, setText, searchNow] as const;
}

/** One of the allowed values, or none: an address may say anything. */
export const oneOf = <Value extends string>(allowed: readonly Value[], value: string | null): Value | null =>
  allowed.find(each => each === value) ?? null;
