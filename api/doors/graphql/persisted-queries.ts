import { LRUCache } from 'lru-cache';

/** Characters of all persisted queries together; clients choose what is persisted. */
const maxCharacters = 2_000_000;

/**
 * Apollo's store of automatic persisted queries: a client sends a query with its SHA-256 once, and then the hash
 * alone. A query that was dropped is answered with PERSISTED_QUERY_NOT_FOUND, and clients send it again.
 */
export const persistedQueries = () => {
  const texts = new LRUCache<string, string>({
    maxSize: maxCharacters,
    sizeCalculation: (text, key) => text.length + key.length,
  });
  return {
    get: async (key: string) => texts.get(key),
    set: async (key: string, text: string) => void texts.set(key, text),
    delete: async (key: string) => texts.delete(key),
  };
};
