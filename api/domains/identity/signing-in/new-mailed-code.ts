import { randomInt } from 'node:crypto';
import { mailedCodeLength } from '../../../../schema/rules/mailed-code.ts';
import { unambiguousCharacters } from '../../../../schema/unambiguous-characters.ts';

/** 8 characters of 31: 39.6 bits. */
export const newMailedCode = (): string =>
  Array.from(
    { length: mailedCodeLength },
    () => unambiguousCharacters[randomInt(unambiguousCharacters.length)],
  ).join('');

/** A code as it is mailed, easy to read. */
export const dashedCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;
