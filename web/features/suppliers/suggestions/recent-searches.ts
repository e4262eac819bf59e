import { searchLengthLimit } from '../../../../schema/search-constants.ts';
import { readStored, useStored, writeStored } from '../../../lib/stored.ts';

const mostSearches = 5;

/** What is stored could have been written by anything. */
const searchesIn = (stored: string | null): string[] => {
  try {
    const searches: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(searches)) return [];
    return searches
      .filter((text): text is string => typeof text === 'string' && text.length <= searchLengthLimit)
      .slice(0, mostSearches);
  } catch {
    return [];
  }
};

/** Puts a search before the earlier ones. */
export const rememberSearch = (typed: string) => {
  const text = typed.trim();
  if (!text) return;
  const others = searchesIn(readStored('recentSearches')).filter(
    each => each.toLowerCase() !== text.toLowerCase(),
  );
  writeStored('recentSearches', JSON.stringify([text, ...others].slice(0, mostSearches)));
};

export function useRecentSearches() {
  const [stored, write] = useStored('recentSearches');
  return { searches: searchesIn(stored), clear: () => write(null) };
}
