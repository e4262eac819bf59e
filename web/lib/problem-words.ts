import { i18n } from '@lingui/core';
import { translate } from './language.ts';
import { sentenceText } from './sentence-text.ts';

let texts: typeof import('./problem-texts.ts') | undefined;

/** Loads the refusals in words of other languages. English has the server's own, so that its first load is smaller. */
export const loadProblemWords = async (): Promise<void> => {
  if (i18n.locale !== 'en') texts = await import('./problem-texts.ts');
};

/** A refusal in the reader's language, by its kind or, where a kind is said in several ways, by its words. */
export const problemWords = (kind: string, message: string): string => {
  const known = texts?.words[kind] ?? texts?.sentences[message];
  return known && i18n.locale !== 'en' ? translate(known) : sentenceText(message);
};
