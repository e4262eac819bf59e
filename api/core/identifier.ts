import { randomBytes } from 'node:crypto';
import { MalformedInput } from './failures.ts';

const pattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export const isIdentifier = (text: string): boolean => pattern.test(text);

/** A new id: UUID version 7, random but in order of time, so that indexes grow at one end. */
export const newIdentifier = (now: Date): string => {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now.getTime(), 0, 6);
  bytes[6] = (bytes[6]! & 0x0f) | 0x70;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
};

/** Refuses what cannot be an id before the database is asked. */
export const identifier = (text: string, field: string): string => {
  if (isIdentifier(text)) return text.toLowerCase();
  throw new MalformedInput('This is not an id.', field);
};
