import { randomUUID } from 'node:crypto';
import { MalformedInput } from '../operation/failures.ts';

const pattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export const isIdentifier = (text: string): boolean => pattern.test(text);

let lastTime = '';
let countInTime = 0;

/**
 * Returns a new id: UUID version 7, random but ordered by time, so that indexes grow at one end. Ids that
 * this process makes within one millisecond are ordered too, up to 4,096 of them.
 */
export const newIdentifier = (now: Date): string => {
  const time = now.getTime().toString(16).padStart(12, '0');
  countInTime = time === lastTime ? Math.min(countInTime + 1, 0xfff) : 0;
  lastTime = time;
  const count = countInTime.toString(16).padStart(3, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${count}${randomUUID().slice(18)}`;
};

/** Rejects malformed ids before a query is made. */
export const identifier = (text: string, field: string): string => {
  if (isIdentifier(text)) return text.toLowerCase();
  throw new MalformedInput('This is not an id.', field);
};
