import { searchLengthLimit } from '../../../schema/constants.ts';
import { MalformedInput } from '../operation/failures.ts';

/** Rejects a search text longer than any name: the cost of a search grows with its length. */
export const searchTerm = (text: string, field: string): string => {
  if (text.length <= searchLengthLimit) return text;
  throw new MalformedInput(`Please search for at most ${searchLengthLimit} characters.`, field);
};

/** Escapes the special characters of a LIKE pattern. */
export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Normalizes a text for search: lower case, without accents and control characters. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{Mn}]/gu, '')
    .replace(/\p{Cc}/gu, ' ')
    .toLowerCase()
    .trim();

/** Words of a text for search. Apostrophes are left out, since people do. */
export const searchWords = (text: string): string[] =>
  folded(text).replace(/['’]/g, '').split(/\s+/).filter(Boolean);

/** LIKE pattern that finds a text anywhere in a name as people write it, compared in lower case. */
export const lettersPattern = (text: string, field: string): string =>
  likePattern(
    searchTerm(text, field)
      .replace(/\p{Cc}/gu, ' ')
      .toLowerCase()
      .trim(),
  );
