import { searchLengthLimit } from '../../schema/constants.ts';
import { MalformedInput } from './failures.ts';

/** Refuses a text to search or filter by that is longer than any name: what a search costs grows with it. */
export const searchTerm = (text: string, field: string): string => {
  if (text.length <= searchLengthLimit) return text;
  throw new MalformedInput(`Please search for at most ${searchLengthLimit} characters.`, field);
};

/** Escapes what means something inside a LIKE pattern. */
export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** A text as it is compared in searches: lower case, without accents and control characters. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{Mn}]/gu, '')
    .replace(/\p{Cc}/gu, ' ')
    .toLowerCase()
    .trim();

/** Letters to be found anywhere in a name that is kept as people write it, compared in lower case. */
export const lettersPattern = (text: string, field: string): string =>
  likePattern(
    searchTerm(text, field)
      .replace(/\p{Cc}/gu, ' ')
      .toLowerCase()
      .trim(),
  );
