import { randomInt } from 'node:crypto';
import { unambiguousCharacters } from '../../../schema/unambiguous-characters.ts';

/** Random characters that cannot be confused when they are read; each has 4.95 bits. */
export const randomCharacters = (length: number): string =>
  Array.from({ length }, () => unambiguousCharacters[randomInt(unambiguousCharacters.length)]).join('');
