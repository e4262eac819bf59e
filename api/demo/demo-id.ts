import { createHash } from 'node:crypto';

/** The id of a demo row: UUID version 8, made from what the row is and what it is called. */
export const demoId = (kind: string, name: string): string => {
  const bytes = createHash('sha256').update(`tiffin demo/${kind}/${name}`).digest().subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x80;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
};
