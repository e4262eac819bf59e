/**
 * What GraphiQL would write to local storage: tabs with their variables, which may hold a password. It is gone with
 * the page, so that the next person at this browser finds nothing.
 */
export const memoryStorage = () => {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    clear: () => items.clear(),
    get length() {
      return items.size;
    },
  };
};
