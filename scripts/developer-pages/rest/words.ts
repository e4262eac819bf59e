import { inline } from '../markup.ts';

/** The little Markdown that descriptions use: paragraphs, lists and code. */
export const wordsAsHtml = (text: string): string =>
  text
    .split('\n\n')
    .map(part => (part.startsWith('- ') ? list(part) : `<p>${inline(part)}</p>`))
    .join('\n');

const list = (part: string): string =>
  `<ul>${part
    .slice(2)
    .split('\n- ')
    .map(entry => `<li>${inline(entry)}</li>`)
    .join('')}</ul>`;
