import { randomCharacters } from '../random-characters.ts';
import { newToken, tokenLength } from '../sessions/token.ts';

const beginning = 'tfn_';
const prefixLength = 8;

/** Creates the secret of a token: a prefix that may be shown, and 256 random bits. */
export const newApiSecret = (): { prefix: string; secret: string } => {
  const prefix = beginning + randomCharacters(prefixLength).toLowerCase();
  return { prefix, secret: `${prefix}_${newToken()}` };
};

/** Whether a credential has the form of an API token's secret. Sessions' tokens are shorter, even if they begin so. */
export const isApiSecret = (credential: string): boolean =>
  credential.startsWith(beginning) && credential.length > beginning.length + prefixLength + tokenLength;
