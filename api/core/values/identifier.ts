import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { MalformedInput } from '../operation/failures.ts';

const pattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export const isIdentifier = (text: string): boolean => pattern.test(text);

/** Before every identifier: where reading rows in their order begins. */
export const lowestIdentifier = '00000000-0000-0000-0000-000000000000';

/** After every identifier: where reading rows from the end begins. */
export const highestIdentifier = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** How many ids were made for each of the last milliseconds, which requests under way may come back to. */
const countsByTime = new LRUCache<string, number>({ max: 1000 });

/**
 * Returns a new id: UUID version 7 with a counter of 26 bits behind the time and 48 random bits, so that indexes grow
 * at one end. The ids that this process makes for one millisecond are in order, whatever it makes in between.
 */
export const newIdentifier = (now: Date): string => {
  const time = now.getTime().toString(16).padStart(12, '0');
  const count = countsByTime.get(time) ?? 0;
  countsByTime.set(time, count + 1);
  const high = ((count >> 14) & 0xfff).toString(16).padStart(3, '0');
  const variantAndLow = (0x8000 | (count & 0x3fff)).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${high}-${variantAndLow}-${randomUUID().slice(24)}`;
};

/** Before every id that `newIdentifier` makes from a moment on: for rows whose age only their id tells. */
export const lowestIdentifierAt = (moment: Date): string => {
  const time = moment.getTime().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}${lowestIdentifier.slice(13)}`;
};

/** Rejects malformed ids before a query is made. */
export const identifier = (text: string, field: string): string => {
  if (isIdentifier(text)) return text.toLowerCase();
  throw new MalformedInput('This is not an id.', field);
};
