import { mailedCodeLength } from '../../../../schema/rules/mailed-code.ts';
import { randomCharacters } from '../random-characters.ts';

/** 8 characters of 31: 39.6 bits. */
export const newMailedCode = (): string => randomCharacters(mailedCodeLength);

/** A code as it is mailed, easy to read. */
export const dashedCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;
