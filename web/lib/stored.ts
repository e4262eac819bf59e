import { useSyncExternalStore } from 'react';

/** What the browser remembers between visits, under the names the specification gives. */
export type StoredKey =
  | 'selectedCity'
  | 'deliveryAddress'
  | 'cart'
  | 'checkoutAttempt'
  | 'planAttempt'
  | 'returnTo'
  | 'customerToken'
  | 'customerUser'
  | 'token'
  | 'user'
  | 'supplier'
  | 'theme'
  | 'deskKeys'
  | 'language'
  | 'recentSearches'
  | 'orderSound'
  | 'hiddenAnnouncements'
  | 'signOutPending';

const listeners = new Set<() => void>();

/** Private windows and full disks may refuse storage; the choice then simply lasts as long as the page. */
const fallback = new Map<string, string>();

export function readStored(key: StoredKey): string | null {
  try {
    return localStorage.getItem(key) ?? fallback.get(key) ?? null;
  } catch {
    return fallback.get(key) ?? null;
  }
}

export function writeStored(key: StoredKey, value: string | null) {
  try {
    fallback.delete(key);
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    if (value !== null) fallback.set(key, value);
  }
  if (key === 'selectedCity') tellServer('city', value && 'chosen');
  if (key === 'language') tellServer('language', value);
  for (const listener of listeners) listener();
}

/**
 * Cookies that let the server send the matching prerendered screen: whether a city is chosen, and the language, nothing
 * else.
 */
function tellServer(name: string, value: string | null) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${name}=${value ?? ''}; path=/; samesite=lax; max-age=${value ? 31_536_000 : 0}`;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/**
 * What a screen was drawn with before it reached the browser (web/entry-server.tsx); hydration starts from the same.
 */
let renderedWith: Partial<Record<StoredKey, string>> = {};

export const renderWith = (choices: typeof renderedWith) => {
  renderedWith = choices;
};

/** A remembered choice; it follows changes made elsewhere on the page and in other tabs. */
export function useStored(key: StoredKey) {
  const value = useSyncExternalStore(
    subscribe,
    () => readStored(key),
    () => renderedWith[key] ?? null,
  );
  const write = (next: string | null) => writeStored(key, next);
  return [value, write] as const;
}
