import { folded } from '../../../core/searchable.ts';

const byteLimit = 2000;

/** The distinct words of all parts as searches compare them; words beyond the limit are left out. */
export const searchText = (parts: string[]): string => {
  const words = new Set(folded(parts.join(' ')).split(/\s+/).filter(Boolean));
  let text = '';
  for (const word of words) {
    const longer = text === '' ? word : `${text} ${word}`;
    if (Buffer.byteLength(longer) > byteLimit) break;
    text = longer;
  }
  return text;
};
