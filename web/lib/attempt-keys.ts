import { readStored, type StoredKey, writeStored } from './stored.ts';

export type AttemptsKey = Extract<StoredKey, 'checkoutAttempt' | 'planAttempt'>;

interface Attempt {
  /** What was tried, as JSON. */
  draft: unknown;
  key: string;
}

/**
 * One key for one thing that must happen once: the same draft gets the same key, also after a reload, so that trying
 * again after a lost answer never does it twice. Any change of the draft gets another key.
 */
export const attemptKeys = (storedUnder: AttemptsKey) => ({
  keyFor: (input: object): string => {
    const draft = JSON.stringify(input);
    const known = storedAttempt(storedUnder);
    if (known?.draft === draft) return known.key;
    const key = crypto.randomUUID();
    writeStored(storedUnder, JSON.stringify({ draft, key } satisfies Attempt));
    return key;
  },
  /** After it happened: the same may be wanted once more. */
  forget: () => writeStored(storedUnder, null),
});

const storedAttempt = (storedUnder: AttemptsKey): Attempt | undefined => {
  try {
    const attempt = JSON.parse(readStored(storedUnder) ?? 'null');
    return typeof attempt?.key === 'string' ? attempt : undefined;
  } catch {
    return undefined;
  }
};
