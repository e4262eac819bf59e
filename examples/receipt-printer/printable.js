import { inLatin } from './devanagari.js';

/** Signs and letters that Unicode does not decompose into ASCII. */
const replacements = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '−': '-',
  '×': 'x',
  '•': '*',
  '।': '.',
  '₹': 'Rs ',
  '€': 'EUR ',
  '£': 'GBP ',
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  ø: 'o',
  Ø: 'O',
  đ: 'd',
  Đ: 'D',
  ł: 'l',
  Ł: 'L',
  ı: 'i',
};

/**
 * A text in the characters that every printer has. Code pages differ between models and none has Devanagari, so letters
 * are written in ASCII, and what has no such form is a question mark.
 *
 * No control character passes: customers write names and notes, and one of them must not open the cash drawer.
 *
 * @param {string} text
 */
export const printable = text =>
  [...inLatin(text.normalize('NFKD'))]
    .map(character => replacements[character] ?? character)
    .join('')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/[^ -~]/gu, '?')
    .trim();
