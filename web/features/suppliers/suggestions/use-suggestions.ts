import { useEffect, useState } from 'react';
import { useSuggestionsQuery } from '../../../generated/graphql.ts';
import { useSteady } from '../../../lib/use-steady.ts';
import { useRecentSearches } from './recent-searches.ts';

const pauseInMilliseconds = 150;
const fewestLetters = 2;

export interface Suggestion {
  kind: 'KITCHEN' | 'DISH' | 'CUISINE' | 'RECENT';
  name: string;
  supplierId: string | null;
  supplierName: string | null;
}

const none: readonly Suggestion[] = [];

/** A text once nothing was typed for a moment. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const pause = setTimeout(() => setPaused(text), pauseInMilliseconds);
    return () => clearTimeout(pause);
  }, [text]);
  return paused;
}

/** What the city has for a text that is being typed; the recent searches while there is none. */
export function useSuggestions(typed: string, city: string) {
  const { searches, clear } = useRecentSearches();
  const isEmpty = typed.trim() === '';
  const text = usePaused(typed.trim());
  const { data, previousData } = useSuggestionsQuery({
    variables: { text, city },
    skip: isEmpty || text.length < fewestLetters,
  });
  const recent = searches.map(
    (name): Suggestion => ({ kind: 'RECENT', name, supplierId: null, supplierName: null }),
  );
  const isTooShort = typed.trim().length < fewestLetters;
  const { found, hasNone } = useSteady({
    found: (data ?? previousData)?.search ?? none,
    /** Whether the city was asked for this very text and has nothing. */
    hasNone: !isTooShort && text === typed.trim() && data?.search.length === 0,
  });
  return { suggestions: isEmpty ? recent : isTooShort ? [] : found, hasNone, clear };
}
