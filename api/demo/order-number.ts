import { createHash } from 'node:crypto';

/** The letters of every order number: without the ones that people mix up. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** The number of a demo order, made from its place in the story: 'T-7K3F-92QD'. */
export const demoOrderNumber = (story: string): string => {
  const letters = [...createHash('sha256').update(story).digest().subarray(0, 8)].map(
    byte => alphabet[byte % alphabet.length],
  );
  return `T-${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
};
