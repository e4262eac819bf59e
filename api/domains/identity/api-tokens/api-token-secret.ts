import { randomInt } from 'node:crypto';
import { unambiguousCharacters } from '../../../../schema/unambiguous-characters.ts';
import { newToken } from '../sessions/token.ts';

const beginning = 'tfn_';
const prefixLength = 8;

const randomCharacter = () => unambiguousCharacters[randomInt(unambiguousCharacters.length)]!.toLowerCase();

/** Creates the secret of a token: a prefix that may be shown, and 256 random bits. */
export const newApiSecret = (): { prefix: string; secret: string } => {
  const prefix = beginning + Array.from({ length: prefixLength }, randomCharacter).join('');
  return { prefix, secret: `${prefix}_${newToken()}` };
};

/** Whether a credential has the form of an API token's secret; sessions' tokens are shorter and never begin so. */
export const isApiSecret = (credential: string): boolean =>
  credential.startsWith(beginning) && credential.length > beginning.length + prefixLength + 43;
