import { searchWords } from '../../../core/values/searchable.ts';

const byteLimit = 2000;

/** Distinct normalized words of all parts; words beyond the limit are dropped. */
export const searchText = (parts: string[]): string => {
  const words = new Set(searchWords(parts.join(' ')));
  let text = '';
  for (const word of words) {
    const longer = text === '' ? word : `${text} ${word}`;
    if (Buffer.byteLength(longer) > byteLimit) break;
    text = longer;
  }
  return text;
};
